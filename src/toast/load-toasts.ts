export const importToasts = () => import("./toasts.tsx");

/** Called when a form gets the focus, so that the result can be shown even offline. Errors are ignored: showing a toast retries. */
export const loadToasts = () => void importToasts().catch(() => {});
