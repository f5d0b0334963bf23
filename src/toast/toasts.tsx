import { Check, X } from "lucide";
import { Toast as Radix } from "radix-ui";
import { frame } from "#content/frame.ts";
import { Icon } from "../ui/icon.tsx";
import { dismissToast, TOAST_MS, type ToastMessage } from "./toast-store.ts";

export default function Toasts({ messages }: { messages: readonly ToastMessage[] }) {
  return (
    <Radix.Provider label={frame.toast.label} duration={TOAST_MS} swipeDirection="right">
      {messages.map(({ id, title, description }) => (
        <Radix.Root
          key={id}
          onOpenChange={(open) => !open && dismissToast(id)}
          className="grid grid-cols-[auto_1fr_auto] items-start gap-x-3.5 rounded-plate border border-line-strong bg-raised py-4 pr-2 pl-5 text-ink shadow-menu not-first:-mt-px not-first:rounded-t-none not-last:rounded-b-none"
        >
          <span className="row-span-2 mt-1 grid size-8 place-items-center rounded-full bg-sun text-night">
            <Icon of={Check} size={18} />
          </span>
          <Radix.Title className="pt-2 font-bold font-wide leading-tight stretch-label">{title}</Radix.Title>
          <Radix.Close
            aria-label={frame.toast.close}
            className="row-span-2 grid size-11 place-items-center rounded-control"
          >
            <Icon of={X} size={18} />
          </Radix.Close>
          <Radix.Description className="mt-1 text-muted text-small leading-snug">{description}</Radix.Description>
        </Radix.Root>
      ))}
      <Radix.Viewport
        label={frame.toast.region({ hotkey: "{hotkey}" })}
        className="print:hidden fixed right-0 bottom-0 z-40 flex w-full max-w-110 flex-col p-(--margin) outline-none md:p-6"
      />
    </Radix.Provider>
  );
}
