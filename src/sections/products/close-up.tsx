import type { ProductView } from "../../model/product.ts";
import { Picture } from "../../ui/picture.tsx";
import "./close-up.css";

type CloseUpProps = { view: Pick<ProductView, "picture" | "alt">; sizes: string; className?: string };

/** A detail of a product, cut to the frame that its place gives it. */
export function CloseUp({ view, sizes, className }: CloseUpProps) {
  return (
    <span className={`close-up by-moonlight ${className ?? ""}`}>
      <Picture name={view.picture} alt={view.alt} sizes={sizes} />
    </span>
  );
}
