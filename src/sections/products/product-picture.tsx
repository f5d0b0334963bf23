import type { Product } from "../../model/product.ts";
import { Picture } from "../../ui/picture.tsx";
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

/** The product as we have it: its picture, or the works drawing where there is none. */
export function ProductPicture({ product, sizes, priority, className, drawing, alt }: ProductPictureProps) {
  if (!product.image) return <WorksDrawing label={`Line drawing of the ${product.model}`} className={drawing} />;
  return (
    <Picture
      name={product.image}
      alt={alt ?? `${product.model} inverter`}
      sizes={sizes}
      priority={priority}
      className={`by-lamplight ${className ?? ""}`}
    />
  );
}
