import { ArrowDown } from "lucide";
import { listing } from "#content/listing.ts";
import { productPath } from "../../format/paths.ts";
import type { Product } from "../../model/product.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** A button for more cards, or plain links without JavaScript. */
export function MoreProducts({ rest, onMore }: { rest: readonly Product[]; onMore: () => void }) {
  return (
    <>
      <Button variant="line" onClick={onMore} className="needs-script mt-14 max-md:w-full">
        {listing.more}
        <span className="text-muted text-small">{listing.left({ count: rest.length })}</span>
        <Icon of={ArrowDown} />
      </Button>
      <ul className="without-script mt-14 gap-x-(--gutter) md:columns-2 lg:columns-3">
        {rest.map((product) => (
          <li key={product.model}>
            <a href={productPath(product)} className="link inline-flex min-h-11 items-center">
              {product.model}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
