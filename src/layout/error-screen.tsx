import { notices } from "#content/notices.ts";
import type { Words } from "../../content/schema/index.ts";
import { homePath } from "../format/paths.ts";
import { PageHead } from "../seo/page-head.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Notice } from "./notice.tsx";

/** For render errors and the offline page. */
export function ErrorScreen({ words }: { words: Words["offline"] }) {
  return (
    <>
      <PageHead title={words.heading} description={words.text} path={homePath} hidden />
      <Notice {...words}>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1 max-sm:*:justify-center">
          <Button className="needs-script" onClick={() => window.location.reload()}>
            {notices.reload}
          </Button>
          <ButtonLink href={words.way.to} variant="line">
            {words.way.label}
          </ButtonLink>
        </div>
      </Notice>
    </>
  );
}
