import { products } from "#content/products.ts";
import { ProductBrowser } from "../../sections/products/product-browser.tsx";

export const HomeProducts = () => <ProductBrowser products={products} />;
