function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** What this tab remembers. Where storage is blocked or full the forms still work; they only forget. */
export const tabStorage = {
  read: (key: string): string | null => attempt(() => sessionStorage.getItem(key)) ?? null,
  write: (key: string, text: string) => attempt(() => sessionStorage.setItem(key, text)),
  drop: (key: string) => attempt(() => sessionStorage.removeItem(key)),
};
