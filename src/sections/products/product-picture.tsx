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
  /** Empty if the name is beside it. */
  alt?: string;
};

/** Falls back to the line drawing without a picture, or if it fails to load. */
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
      fallback={drawn}
      className={`by-lamplight ${className ?? ""}`}
    />
  );
}
