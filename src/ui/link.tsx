import type { ComponentProps, MouseEvent } from "react";
import { hrefOf, type To } from "../navigation/address.ts";
import { useNavigator, usePathname } from "../navigation/use-navigation.ts";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: To;
  /** Left to the browser: a fresh document. */
  reload?: boolean;
};

const plainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);

/** A way to another page or place of the site. Its code is fetched once a visitor shows the intent. */
export function Link({ to, reload = false, onClick, ...props }: LinkProps) {
  const navigator = useNavigator();
  const pathname = usePathname();
  const prepare = () => reload || navigator.prepare(to);
  return (
    <a
      onPointerEnter={prepare}
      onFocus={prepare}
      {...props}
      href={hrefOf(to, pathname)}
      onClick={(event) => {
        onClick?.(event);
        if (reload || !plainClick(event)) return;
        event.preventDefault();
        navigator.go(to);
      }}
    />
  );
}
