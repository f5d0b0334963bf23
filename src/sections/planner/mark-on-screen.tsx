import type { ReactNode } from "react";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useInView } from "../../ui/use-in-view.ts";

/** Marks whether the planner is on the screen, without rendering what is in it. */
export function MarkOnScreen({ children }: { children: ReactNode }) {
  const { ref, inView } = useInView<HTMLDivElement>();
  const hydrated = useHydrated();
  return (
    <div ref={ref} data-on-screen={(hydrated && inView) || undefined}>
      {children}
    </div>
  );
}
