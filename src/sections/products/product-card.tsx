import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { cardFeatures } from "../../model/card-features.ts";
import { numeral, type Product, typeLabel } from "../../model/product.ts";
import { productPath } from "../../model/slug.ts";
import { Icon } from "../../ui/icon.tsx";
import "./product-card.css";
import { ProductPicture } from "./product-picture.tsx";
import "./product-plate.css";

type ProductCardProps = {
  product: Product;
  action?: ReactNode;
};

export function ProductCard({ product, action }: ProductCardProps) {
  const { shown, more } = cardFeatures(product.features);
  return (
    <article className="product-card">
      <div
        className="product-plate reveal"
        data-unit={product.image ?? "drawn"}
        data-drawn={!product.image || undefined}
      >
        <span
          className="numeral product-numeral"
          data-long={numeral(product).length > 3 || undefined}
          aria-hidden="true"
        >
          {numeral(product)}
        </span>
        <div className="product-picture">
          <ProductPicture
            product={product}
            sizes="(width < 44rem) 190px, 430px"
            className="product-packshot"
            drawing="product-drawing"
          />
        </div>
      </div>
      <div className="product-title">
        <h3 className="type-h3 text-h4">
          <a href={productPath(product)} className="product-link">
            {product.model}
          </a>
        </h3>
        <p className="text-muted text-small">{typeLabel(product.type)}</p>
      </div>
      <ul className="product-features">
        {shown.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="product-more">
        {more}
        <Icon of={ArrowRight} />
      </p>
      {action && <div className="product-action">{action}</div>}
    </article>
  );
}
