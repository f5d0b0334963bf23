import { notices } from "../content/notices.ts";
import { PageHead } from "../seo/page-head.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/** Served in place of any page that can't be had without a network: its address stays, so that a reload asks again. */
export function Component() {
  const { heading } = notices.offline;
  return (
    <>
      <PageHead title={heading} description="There is no network, and this page is not kept." path="/" hidden />
      <Notice {...notices.offline}>
        <div className="flex flex-wrap gap-3">
          <Button className="needs-script" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
          <ButtonLink to="/products" variant="line">
            See the products
          </ButtonLink>
        </div>
      </Notice>
    </>
  );
}
