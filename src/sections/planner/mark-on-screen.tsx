import type { ReactNode } from "react";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useInView } from "../../ui/use-in-view.ts";

/** What the sticky header covers is not on the screen. */
const BELOW_HEADER = "-72px 0px 0px";

/** Marks whether it is on the screen, without rendering what is in it. */
export function MarkOnScreen({ className, children }: { className?: string; children: ReactNode }) {
  const { ref, inView } = useInView<HTMLDivElement>(BELOW_HEADER);
  const hydrated = useHydrated();
  return (
    <div ref={ref} className={className} data-on-screen={(hydrated && inView) || undefined}>
      {children}
    </div>
  );
}
