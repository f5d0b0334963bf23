import { productCard } from "#content/product-card.ts";
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
  const { model, picture } = product;
  const drawn = (
    <WorksDrawing label={alt ?? productCard.drawing({ model })} sizedAs={picture ?? "drawn"} className={drawing} />
  );
  if (!picture) return drawn;
  return (
    <Picture
      name={picture}
      alt={alt ?? productCard.photo({ model })}
      sizes={sizes}
      priority={priority}
      fallback={drawn}
      className={className}
    />
  );
}
