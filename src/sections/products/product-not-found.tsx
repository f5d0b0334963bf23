import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

export function ProductNotFound() {
  return (
    <Notice figure="?.?" heading="Product Not Found">
      <p className="type-lead text-muted">The product you're looking for doesn't exist.</p>
      <ButtonLink to="/products">Back to Products</ButtonLink>
    </Notice>
  );
}
