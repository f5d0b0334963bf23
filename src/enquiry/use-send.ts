import { useRef, useState } from "react";
import type { OutgoingMessage } from "../model/message.ts";

export type SendState = "ready" | "sending" | "retrying" | "sent" | "failed";

export const isSending = (state: SendState) => state === "sending" || state === "retrying";

const loadDelivery = () => import("./delivery.ts");

/** Loads the sending code when a form gets the focus, so that it can report a failure if the connection is lost later. */
export const prepareToSend = () => void loadDelivery().catch(() => {});

export function useSend() {
  const [state, setState] = useState<SendState>("ready");
  // `state` would be stale if Enter is pressed twice before a render.
  const sending = useRef(false);

  async function send(message: OutgoingMessage, honeypot: string, onSent: () => void) {
    if (sending.current) return;
    sending.current = true;
    setState("sending");
    try {
      const { deliver } = await loadDelivery();
      await deliver(message, honeypot, () => setState("retrying"));
      setState("sent");
      onSent();
    } catch {
      setState("failed");
    } finally {
      sending.current = false;
    }
  }

  return { state, send, reset: () => setState("ready") };
}
