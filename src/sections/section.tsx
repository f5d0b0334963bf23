import type { ReactNode } from "react";
import { Horizon } from "../brand/horizon.tsx";

type SectionProps = {
  id: string;
  /** The sun's path above the section. */
  horizon?: { hour: number; label: string };
  className?: string;
  children: ReactNode;
};

/** A section of the home page. tabIndex, so that a hash link moves the focus. */
export function Section({ id, horizon, className, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className={`bg-page pt-10 text-ink md:pt-16 ${className ?? ""}`}
    >
      <div className="wrap">
        {horizon && <Horizon {...horizon} />}
        {children}
      </div>
    </section>
  );
}
