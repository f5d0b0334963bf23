import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** What to do about a field, said beside it. */
export function Problem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-center gap-2 text-error text-note">
      <Icon of={CircleAlert} size={16} />
      {children}
    </p>
  );
}
