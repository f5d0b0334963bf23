/** A button that is pressed before its code is there: pressed again once it is. */
let pressed: HTMLElement | null = null;

const note = ({ target }: Event) => {
  pressed = target instanceof Element ? target.closest("button") : null;
};

export const noteEarlyPress = () => window.addEventListener("click", note, { capture: true });

export function repeatEarlyPress() {
  window.removeEventListener("click", note, { capture: true });
  pressed?.click();
  pressed = null;
}
