import type { ProductView } from "../../model/product.ts";
import { Picture } from "../../ui/picture.tsx";
import "./close-up.css";

type CloseUpProps = { view: Pick<ProductView, "picture" | "alt">; sizes: string; className?: string };

export function CloseUp({ view, sizes, className }: CloseUpProps) {
  return (
    <span className={`close-up by-moonlight relative block overflow-hidden rounded-plate ${className ?? ""}`}>
      <Picture name={view.picture} alt={view.alt} sizes={sizes} className="size-full object-cover" />
    </span>
  );
}
