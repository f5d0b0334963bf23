import { shareCardPath } from "../model/addresses.ts";
import { type Product, typeLabel } from "../model/product.ts";
import { productSlug } from "../model/slug.ts";
import { largestPicture } from "../pictures/address.ts";

type ProductPictureFile = { path: string; alt: string };

const shareCard = ({ model }: Pick<Product, "model">): string => shareCardPath(productSlug(model));

/** Every picture of a product. A model without photographs has only its share card. */
export function productPictures(product: Product): ProductPictureFile[] {
  const packshot = product.image && { path: largestPicture(product.image), alt: product.model };
  const views = (product.views ?? []).map(({ picture, alt }) => ({ path: largestPicture(picture), alt }));
  return [
    ...(packshot ? [packshot] : []),
    ...views,
    { path: shareCard(product), alt: `${product.model}, ${typeLabel(product.type).toLowerCase()}` },
  ];
}
