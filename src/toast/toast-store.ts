export const TOAST_MS = 5000;

type ToastContent = { title: string; description: string };
export type ToastMessage = ToastContent & { id: number };

const none: readonly ToastMessage[] = [];
let messages = none;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

export function showToast(message: ToastContent) {
  lastId += 1;
  change([...messages, { ...message, id: lastId }]);
}

export const dismissToast = (id: number) => change(messages.filter((message) => message.id !== id));

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => messages,
  initially: () => none,
};
