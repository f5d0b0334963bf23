function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** sessionStorage that does nothing where storage is blocked or full. */
export const tabStorage = {
  read: (key: string): string | null => attempt(() => sessionStorage.getItem(key)) ?? null,
  write: (key: string, text: string) => attempt(() => sessionStorage.setItem(key, text)),
  drop: (key: string) => attempt(() => sessionStorage.removeItem(key)),
};
