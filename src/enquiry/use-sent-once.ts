import { type MouseEvent, useRef } from "react";
import { refuseBlanks } from "../ui/use-problem.ts";

/**
 * For a form and its button. A form is reset when it has been sent; until it is touched again, one more press would only
 * meet the cleared fields and complain about them. The browser makes a click of Enter too, before it checks anything.
 */
export function useSentOnce() {
  const sent = useRef(false);
  const touch = () => {
    sent.current = false;
  };
  return {
    watchedForm: {
      onReset() {
        sent.current = true;
      },
      onInputCapture: touch,
      onFocusCapture: touch,
    },
    onPress(event: MouseEvent<HTMLButtonElement>) {
      if (sent.current) event.preventDefault();
      else if (event.currentTarget.form) refuseBlanks(event.currentTarget.form);
    },
  };
}
