import { listing } from "../../content/listing.ts";
import { products } from "../../content/products/index.ts";
import { ProductBrowser } from "../../sections/products/product-browser.tsx";

export const HomeProducts = () => <ProductBrowser products={products} words={listing} />;
