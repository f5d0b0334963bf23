import { CircleAlert } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** The error message of a field. */
export function Problem({ children, ...props }: { id: string; role?: string | undefined; children: ReactNode }) {
  return (
    <p {...props} className="flex items-start gap-2 text-balance text-error text-note leading-snug">
      <Icon of={CircleAlert} size={16} className="mt-px" />
      {children}
    </p>
  );
}
