import { product as words } from "#content/product.ts";
import { productTypes } from "#content/product-types.ts";
import { shareCardPath } from "../format/paths.ts";
import type { Product } from "../model/product.ts";
import { productSlug } from "../model/slug.ts";
import { largestPicture } from "../pictures/picture-url.ts";

type ProductPictureFile = { path: string; alt: string };

const shareCard = ({ model }: Pick<Product, "model">): string => shareCardPath(productSlug(model));

/** Every picture of a product. A model without photographs has only its share card. */
export function productPictures(product: Product): ProductPictureFile[] {
  const { model, type, picture: whole } = product;
  const packshot = whole && { path: largestPicture(whole), alt: model };
  const views = (product.views ?? []).map(({ picture, kind }) => ({
    path: largestPicture(picture),
    alt: words.gallery.views[kind].alt({ model }),
  }));
  return [
    ...(packshot ? [packshot] : []),
    ...views,
    { path: shareCard(product), alt: words.title({ model, type: productTypes[type].name }) },
  ];
}
