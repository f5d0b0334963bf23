import { useId, useState } from "react";
import { slideAt } from "../../model/carousel.ts";
import type { Product } from "../../model/product.ts";
import { Picture } from "../../ui/picture.tsx";
import { useSwipe } from "../../ui/use-swipe.ts";
import { CloseUp } from "./close-up.tsx";
import "./product-gallery.css";
import { ProductPicture } from "./product-picture.tsx";

export function ProductGallery({ product }: { product: Product }) {
  const name = useId();
  const views = product.views ?? [];
  const [shown, setShown] = useState(0);
  const swipe = useSwipe((step) => setShown(slideAt(shown, step, views.length + 1)));
  const closeUp = views[shown - 1];
  return (
    <>
      <div className="gallery-view" {...swipe}>
        {closeUp ? (
          <CloseUp view={closeUp} sizes="(width < 69rem) 110vw, 700px" className="gallery-close-up" />
        ) : (
          <ProductPicture
            product={product}
            sizes="(width < 44rem) 100vw, 760px"
            priority
            className="stage-picture as-unit"
            drawing="stage-drawing"
          />
        )}
      </div>
      {product.image && views.length > 0 && (
        <fieldset className="gallery-thumbs needs-script no-print">
          <legend className="sr-only">Views of the {product.model}</legend>
          {[{ picture: product.image, label: "Whole unit" }, ...views].map(({ picture, label }, i) => (
            <label key={picture} className={`gallery-thumb ${i > 0 ? "by-moonlight" : ""}`}>
              <input
                type="radio"
                name={name}
                checked={i === shown}
                onChange={() => setShown(i)}
                className="absolute inset-0 z-1 cursor-pointer opacity-0"
              />
              <span className="sr-only">{label}</span>
              <Picture name={picture} alt="" sizes="88px" className={i > 0 ? "" : "by-lamplight"} />
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
