function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Does nothing where storage is blocked, when even reading the property throws, or full. */
const safeStorage = (storage: () => Storage) => ({
  read: (key: string): string | null => attempt(() => storage().getItem(key)) ?? null,
  /** Null if nothing is stored or it is malformed. */
  readJson: (key: string): unknown => attempt(() => JSON.parse(storage().getItem(key) ?? "null")) ?? null,
  write: (key: string, text: string) => attempt(() => storage().setItem(key, text)),
  drop: (key: string) => attempt(() => storage().removeItem(key)),
});

export const tabStorage = safeStorage(() => sessionStorage);
export const siteStorage = safeStorage(() => localStorage);
