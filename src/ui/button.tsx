import type { ComponentProps } from "react";

type Variant = "solid" | "line" | "text";

const base =
  "inline-flex items-center justify-between gap-3 font-wide font-semibold leading-none stretch-label xs:whitespace-nowrap transition-colors disabled:opacity-60";
const box = "min-h-13.5 rounded-control px-3 pt-0.5 3xs:px-6 print:hidden";
const variants: Record<Variant, string> = {
  solid: `${box} border-[1.5px] border-transparent bg-button text-on-button hover:bg-button-hover active:bg-button`,
  line: `${box} border-[1.5px] border-current hover:bg-ink/8 active:bg-ink/14`,
  text: "min-h-11 pt-0.5 shadow-[inset_0_-1.5px_currentColor] hover:shadow-[inset_0_-2.5px_currentColor]",
};

const classes = (variant: Variant, more = "") => `${base} ${variants[variant]} ${more}`;

export function Button({ variant = "solid", className, ...props }: ComponentProps<"button"> & { variant?: Variant }) {
  return <button type="button" className={classes(variant, className)} {...props} />;
}

export function ButtonLink({ variant = "solid", className, ...props }: ComponentProps<"a"> & { variant?: Variant }) {
  return <a className={classes(variant, className)} {...props} />;
}

type DownloadLinkProps = Omit<ComponentProps<"a">, "download"> & { name: string; variant?: Variant };

/** `name` is the file name of the download. */
export function DownloadLink({ variant = "solid", name, className, ...props }: DownloadLinkProps) {
  return <a download={name} className={classes(variant, className)} {...props} />;
}

/** A <summary> that looks like a button. */
export function ButtonSummary({
  variant = "line",
  className,
  ...props
}: ComponentProps<"summary"> & { variant?: Variant }) {
  return <summary className={classes(variant, className)} {...props} />;
}
