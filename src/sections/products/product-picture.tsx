import type { Product } from "../../model/product.ts";
import { Picture } from "../../ui/picture.tsx";
import "./product-picture.css";
import { WorksDrawing } from "./works-drawing.tsx";

type ProductPictureProps = {
  product: Product;
  sizes: string;
  priority?: boolean;
  className?: string;
  drawing?: string;
  /** Empty where a name beside it says the same. */
  alt?: string;
};

/** The product as we have it: its picture, or the works drawing where there is none or it does not arrive. */
export function ProductPicture({ product, sizes, priority, className, drawing, alt }: ProductPictureProps) {
  const drawn = (
    <WorksDrawing
      label={alt ?? `Line drawing of the ${product.model}`}
      unit={product.image ?? "drawn"}
      className={drawing}
    />
  );
  if (!product.image) return drawn;
  return (
    <Picture
      name={product.image}
      alt={alt ?? `${product.model} inverter`}
      sizes={sizes}
      priority={priority}
      instead={drawn}
      className={`by-lamplight ${className ?? ""}`}
    />
  );
}
