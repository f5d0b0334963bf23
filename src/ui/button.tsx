import type { ComponentProps } from "react";

type Variant = "solid" | "line" | "text";
type Size = "large" | "small" | "low";

const base =
  "inline-flex items-center justify-between gap-3 font-wide font-semibold leading-none stretch-label transition-colors disabled:opacity-60";
const box = "rounded-control pt-0.5 print:hidden";
const variants: Record<Variant, string> = {
  solid: `${box} border-[1.5px] border-transparent bg-button text-on-button hover:bg-button-hover active:bg-button`,
  line: `${box} border-[1.5px] border-current hover:bg-ink/8 active:bg-ink/14`,
  text: "xs:whitespace-nowrap min-h-11 pt-0.5 shadow-[inset_0_-1.5px_currentColor] hover:shadow-[inset_0_-2.5px_currentColor]",
};

/** For "solid" and "line"; "text" has one size. */
const sizes: Record<Size, string> = {
  large: "min-h-13.5 px-3 3xs:px-6 xs:whitespace-nowrap",
  small: "min-h-12 px-4 text-small xs:whitespace-nowrap",
  low: "min-h-11 px-4",
};

type ButtonStyle = { variant?: Variant; size?: Size; className?: string | undefined };

const classes = ({ variant = "solid", size = "large", className = "" }: ButtonStyle) =>
  `${base} ${variants[variant]} ${variant === "text" ? "" : sizes[size]} ${className}`;

export function Button({ variant, size, className, ...props }: ComponentProps<"button"> & ButtonStyle) {
  return <button type="button" className={classes({ variant, size, className })} {...props} />;
}

export function ButtonLink({ variant, size, className, ...props }: ComponentProps<"a"> & ButtonStyle) {
  return <a className={classes({ variant, size, className })} {...props} />;
}

/** A <summary> that looks like a button. */
export function ButtonSummary({ className, ...props }: ComponentProps<"summary">) {
  return <summary className={classes({ variant: "line", className })} {...props} />;
}
