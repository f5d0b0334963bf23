import { products } from "#content/products.ts";
import { ProductBrowser } from "../../sections/products/product-browser.tsx";
import { siteEstimates } from "../products/estimates.ts";

export const HomeProducts = () => <ProductBrowser products={products} estimates={siteEstimates()} />;
