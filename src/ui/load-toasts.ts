/** Called as soon as a visitor turns to a form, so that the answer can be shown even if the network goes away meanwhile. */
export const loadToasts = () => import("./toasts.tsx");
