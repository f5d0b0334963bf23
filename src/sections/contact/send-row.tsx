import { ArrowRight, CircleCheck } from "lucide-react";
import type { MouseEvent } from "react";
import { contact as words } from "#content/contact.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type SendRowProps = {
  pending: boolean;
  sent: boolean;
  failures: number;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
};

export function SendRow({ pending, sent, failures, onPress }: SendRowProps) {
  const sending = import.meta.env.VITE_ENQUIRY_URL && pending;
  return (
    <div className="col-span-full flex flex-wrap items-center justify-between gap-4">
      {/* `disabled` would lose keyboard focus. */}
      <Button
        type="submit"
        aria-disabled={pending || undefined}
        onClick={onPress}
        className="aria-disabled:opacity-60 max-md:w-full"
      >
        {words.send}
        <Icon of={ArrowRight} />
      </Button>
      <div className="text-note">
        {import.meta.env.VITE_ENQUIRY_URL && (
          <p role="status">{sending && (failures > 0 ? words.stillSending : words.sending)}</p>
        )}
        {sent && (
          <p className="flex items-center gap-2 text-accent-text">
            <Icon of={CircleCheck} size={16} />
            {words.sentNote}
          </p>
        )}
        {!sending && !sent && <p className="text-muted">{words.needed}</p>}
      </div>
    </div>
  );
}
