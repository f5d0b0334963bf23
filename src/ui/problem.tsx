import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** The error message of a field. */
export function Problem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 text-error text-note leading-snug">
      <Icon of={CircleAlert} size={16} className="mt-px" />
      {children}
    </p>
  );
}
