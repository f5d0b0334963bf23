import { ArrowRight } from "lucide";
import type { MouseEvent } from "react";
import { contact as words } from "#content/contact.ts";
import { isSending, type SendState } from "../../enquiry/use-send.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type SendRowProps = {
  state: SendState;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
};

export function SendRow({ state, onPress }: SendRowProps) {
  const sending = isSending(state);
  return (
    <div className="col-span-full flex flex-wrap items-center justify-between gap-4">
      {/* `disabled` would lose keyboard focus. */}
      <Button
        type="submit"
        aria-disabled={sending || undefined}
        onClick={onPress}
        className="aria-disabled:opacity-60 max-md:w-full"
      >
        {words.send}
        <Icon of={ArrowRight} />
      </Button>
      <div className="text-note">
        {import.meta.env.VITE_ENQUIRY_URL && (
          <p role="status">
            {state === "sending" && words.sending}
            {state === "retrying" && words.stillSending}
          </p>
        )}
        {!sending && <p className="text-muted">{words.needed}</p>}
      </div>
    </div>
  );
}
