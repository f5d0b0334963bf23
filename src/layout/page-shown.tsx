import { useEffect } from "react";
import { Outlet } from "react-router";
import { freshStartDone } from "./fresh-start.ts";

/** Stands around every page and is there only if the page is: an error screen takes its place. */
export function PageShown() {
  useEffect(() => {
    freshStartDone();
  }, []);
  return <Outlet />;
}
