import { X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { Icon } from "./icon.tsx";
import { dismissToast, type ToastMessage } from "./toast-store.ts";

const DURATION_MS = 5000;

export default function Toasts({ messages }: { messages: readonly ToastMessage[] }) {
  return (
    <Radix.Provider duration={DURATION_MS} swipeDirection="right">
      {messages.map(({ id, title, description }) => (
        <Radix.Root
          key={id}
          onOpenChange={(open) => !open && dismissToast(id)}
          className="ground-dusk grid grid-cols-[1fr_auto] items-start gap-x-4 rounded-plate border border-line bg-night py-4 pr-2 pl-5 text-ink shadow-menu"
        >
          <Radix.Title className="pt-2 font-[600] font-wide leading-tight font-stretch-[108%]">{title}</Radix.Title>
          <Radix.Close aria-label="Close" className="row-span-2 grid size-11 place-items-center rounded-control">
            <Icon of={X} size={18} />
          </Radix.Close>
          <Radix.Description className="mt-1 text-muted text-small leading-snug">{description}</Radix.Description>
        </Radix.Root>
      ))}
      <Radix.Viewport className="no-print fixed right-0 bottom-0 z-40 flex w-full max-w-110 flex-col gap-3 p-(--margin) outline-none md:p-6" />
    </Radix.Provider>
  );
}
