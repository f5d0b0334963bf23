/** A new worker deletes caches that are not listed here. */
export const cacheNames = {
  pages: "flare-pages-1",
  files: "flare-files-1",
  pictures: "flare-pictures-1",
  offline: "flare-offline-1",
  choices: "flare-choices-1",
} as const;

const existingCaches = async () => (await caches.keys()).filter((name) => name.startsWith("flare-"));

async function remove(names: string[]) {
  await Promise.all(names.map((name) => caches.delete(name)));
}

export async function removeOldCaches() {
  const current: string[] = Object.values(cacheNames);
  await remove((await existingCaches()).filter((name) => !current.includes(name)));
}

/** Also the expiry times that Workbox stores. */
export async function removeAllCaches() {
  await remove(await existingCaches());
  indexedDB.deleteDatabase("workbox-expiration");
}
