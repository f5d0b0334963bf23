export const importToasts = () => import("./toasts.tsx");

/**
 * Called as soon as a visitor turns to a form, so that the answer can be shown even if the network goes away meanwhile.
 * What can't be had now is asked for again when there is something to say.
 */
export const loadToasts = () => void importToasts().catch(() => {});
