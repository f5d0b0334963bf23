import { PageHead } from "../seo/page-head.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/** Where a render error or a part of the site that failed to load ends: said plainly, with two ways on. */
export function ErrorScreen() {
  return (
    <>
      <PageHead title="Unexpected Application Error!" description="Something on this page broke." path="/" hidden />
      <Notice figure="0.0" heading="Unexpected Application Error!">
        <p className="type-lead text-muted">
          Something on this page broke. It is not your doing, and what you wrote in the contact form is kept. Reload the
          page, or start again from home.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
          <ButtonLink to="/" variant="line" reloadDocument>
            Return to Home
          </ButtonLink>
        </div>
      </Notice>
    </>
  );
}
