import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";

/** A way to another page, which then fades in; a jump within a page stays a jump. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  const jump = typeof props.to === "string" && props.to.includes("#");
  return <RouterLink viewTransition={!jump} {...props} />;
}
