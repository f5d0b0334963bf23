import type { ReactNode } from "react";
import { Horizon } from "../brand/horizon.tsx";

type SectionProps = { id: string; label: string; hour: number; className?: string; children: ReactNode };

/** A section of the home page. tabIndex, so that a hash link moves the focus. */
export function Section({ id, label, hour, className, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className={`bg-page pt-10 text-ink md:pt-16 ${className ?? ""}`}
    >
      <div className="wrap">
        <Horizon hour={hour} label={label} />
        {children}
      </div>
    </section>
  );
}
