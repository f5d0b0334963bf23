/** The service worker's caches. One that is no longer listed here is deleted by the next worker. */
export const cacheNames = {
  pages: "flare-pages-1",
  files: "flare-files-1",
  pictures: "flare-pictures-1",
  offline: "flare-offline-1",
  choices: "flare-choices-1",
} as const;

const ours = async () => (await caches.keys()).filter((name) => name.startsWith("flare-"));

async function remove(names: string[]) {
  await Promise.all(names.map((name) => caches.delete(name)));
}

export async function removeOldCaches() {
  const present: string[] = Object.values(cacheNames);
  await remove((await ours()).filter((name) => !present.includes(name)));
}

/** And the notes that Workbox takes about their age. */
export async function removeAllCaches() {
  await remove(await ours());
  indexedDB.deleteDatabase("workbox-expiration");
}
