import type { NoticeWords } from "../content/notices.ts";
import { PageHead } from "../seo/page-head.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/** Where a render error or a part of the site that failed to load ends: said plainly, with two ways on. */
export function ErrorScreen({ words }: { words: NoticeWords }) {
  return (
    <>
      <PageHead title={words.heading} description="Something on this page broke." path="/" hidden />
      <Notice {...words}>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
          <ButtonLink to="/" variant="line" reload>
            Return to Home
          </ButtonLink>
        </div>
      </Notice>
    </>
  );
}
