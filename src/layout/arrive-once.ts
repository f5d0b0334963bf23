const NAME = "arrive";

const settle = (element: Element | null) => element?.setAttribute("data-arrived", "");

/** What has come into view stays: its animation follows the scroll, and would play again on the way back. */
export function arriveOnce() {
  const onEnd = ({ animationName, target }: AnimationEvent) => animationName === NAME && settle(target as Element);
  document.addEventListener("animationend", onEnd);
  // What a visitor passed before this code came.
  for (const animation of document.getAnimations() as CSSAnimation[])
    if (animation.animationName === NAME && animation.playState === "finished")
      settle((animation.effect as KeyframeEffect).target);
  return () => document.removeEventListener("animationend", onEnd);
}
