import { type MouseEvent, useRef } from "react";
import { refuseBlanks } from "../ui/use-problem.ts";

/**
 * A sent form is reset. A second click on its button would only mark the empty fields as invalid, so it is ignored until
 * a field is focused or edited. This includes Enter: browsers fire a click for it before they validate.
 */
export function useIgnoreRepeat() {
  const sent = useRef(false);
  const touch = () => {
    sent.current = false;
  };
  return {
    formProps: {
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
