import { type MouseEvent, useRef } from "react";
import { refuseBlanks } from "../ui/use-problem.ts";

const REPEAT_MS = 1000;

/**
 * A sent form is reset. The second click of a double click on its button would only mark the empty fields as invalid, so
 * it is ignored, unless a field was focused or edited. This includes Enter: browsers fire a click for it before they
 * validate.
 */
export function useIgnoreRepeat() {
  const ignoreUntil = useRef(0);
  const touch = () => {
    ignoreUntil.current = 0;
  };
  return {
    formProps: {
      onReset() {
        ignoreUntil.current = performance.now() + REPEAT_MS;
      },
      onInputCapture: touch,
      onFocusCapture: touch,
    },
    onPress(event: MouseEvent<HTMLButtonElement>) {
      if (performance.now() < ignoreUntil.current) event.preventDefault();
      else if (event.currentTarget.form) refuseBlanks(event.currentTarget.form);
    },
  };
}
