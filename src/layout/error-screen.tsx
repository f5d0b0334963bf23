import { useEffect, useState } from "react";
import { useRouteError } from "react-router";
import type { NoticeWords } from "../content/notices.ts";
import { PageHead } from "../seo/page-head.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { MissingPart } from "../ui/missing-part.ts";
import { Notice } from "../ui/notice.tsx";
import { startAfresh } from "./fresh-start.ts";
import { isOffline } from "./is-offline.ts";

/** What a new release took away, a fresh start brings back; it is tried before anything is said. */
function useFreshStart(missing: boolean): boolean {
  const [starting, setStarting] = useState(missing);
  useEffect(() => {
    if (missing) startAfresh().then(setStarting);
  }, [missing]);
  return starting;
}

type ErrorScreenProps = { words: Record<"broken" | "offline", NoticeWords> };

/** Where a render error or a part of the site that failed to load ends: said plainly, with two ways on. */
export function ErrorScreen({ words }: ErrorScreenProps) {
  const missing = useRouteError() instanceof MissingPart;
  const starting = useFreshStart(missing);
  if (starting) return <div className="min-h-[60svh]" />;
  const offline = missing && isOffline();
  const said = offline ? words.offline : words.broken;
  return (
    <>
      <PageHead title={said.heading} description="Something on this page broke." path="/" hidden />
      <Notice {...said}>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
          <ButtonLink to={offline ? "/products" : "/"} variant="line" reloadDocument>
            {offline ? "See the products" : "Return to Home"}
          </ButtonLink>
        </div>
      </Notice>
    </>
  );
}
