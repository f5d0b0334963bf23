const ANIMATION = "reveal";

const markRevealed = (element: Element | null) => element?.setAttribute("data-revealed", "");

/** The scroll-driven `reveal` animation (base.css) would play again whenever an element comes back into view. */
export function revealOnce() {
  const onEnd = ({ animationName, target }: AnimationEvent) =>
    animationName === ANIMATION && markRevealed(target as Element);
  document.addEventListener("animationend", onEnd);
  // Elements that were revealed before this code has loaded.
  for (const animation of document.getAnimations() as CSSAnimation[])
    if (animation.animationName === ANIMATION && animation.playState === "finished")
      markRevealed((animation.effect as KeyframeEffect).target);
  return () => document.removeEventListener("animationend", onEnd);
}
