import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { type Address, addressOf, hrefOf, type To } from "./address.ts";
import { rest } from "./rest.ts";
import { keepScroll, scrollToStart } from "./scroll.ts";

/** What is on the screen; while one page fades into another, also which two. */
export type Shown = {
  address: Address;
  page: ReactElement;
  /** Further down than at its top: all of it has to be there at once. */
  whole: boolean;
  /** The error screen, in the place of a page that could not be had. */
  standIn?: boolean;
  fading?: readonly [from: string, to: string];
};

/** Fetches a page; with `whole`, all of its parts before it is shown. */
type Load = (pathname: string, whole: boolean) => Promise<ReactElement>;

type How = { replace?: boolean; stay?: boolean };

export type Navigator = {
  subscribe: (listener: () => void) => () => void;
  shown: () => Shown;
  /** Told once a visit is drawn, and before its parts do anything: the page scrolls to its place. */
  drawn: (key: string) => void;
  /** Goes there without a new document. `stay` leaves the page where it is scrolled to. */
  go: (to: To, how?: How) => void;
  /** Fetches a page's code ahead of a visit that is likely. */
  prepare: (to: To) => void;
};

/** For the prerenderer: nothing moves. */
export const standingStill = (shown: Shown): Navigator => ({
  subscribe: () => () => {},
  shown: () => shown,
  drawn: () => {},
  go: () => {},
  prepare: () => {},
});

/** The hash that the way home ends in. */
const TOP = "#home";

const newKey = () => Math.random().toString(36).slice(2, 10);

/** An entry that the browser has made, for a document or a typed hash, has no key yet. */
function keyNow(): string {
  const key = history.state?.key ?? newKey();
  if (history.state?.key !== key) history.replaceState({ key }, "");
  return key;
}

const canFade = () =>
  "startViewTransition" in document && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const answers = (address: string) =>
  fetch(address, { method: "HEAD" }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** A way to another hash of the same document would not fetch it. */
function openDocument({ href, pathname, search }: URL | Location) {
  if (pathname + search !== window.location.pathname + window.location.search) return window.location.assign(href);
  history.replaceState(history.state, "", href);
  window.location.reload();
}

type Arrival = Pick<Shown, "page" | "standIn">;

/** Moves between pages: fetch the next one's code, show it under its address, scroll. The last click wins. */
export function createNavigator(first: ReactElement | undefined, load: Load, missing: () => ReactElement): Navigator {
  const listeners = new Set<() => void>();
  const failed = (): Arrival => ({ page: missing(), standIn: true });
  let shown: Shown = {
    address: addressOf(window.location, keyNow()),
    whole: true,
    ...(first ? { page: first } : failed()),
  };
  let prepared: { pathname: string; page: ReactElement } | undefined;
  let visits = 0;
  let settling: { key: string; settle: () => void } | undefined;
  let wake = () => {};
  const scroll = keepScroll(() => shown.address.key);

  const show = (next: Shown) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const showNow = (next: Shown) => flushSync(() => show(next));

  /** The two pages are told apart before the browser takes its picture of the first. */
  function fadeTo(next: Shown) {
    const mine = visits;
    const fading = [shown.address.pathname, next.address.pathname] as const;
    showNow({ ...shown, fading });
    // Browsers style the whole page anew for their picture of it; what is not on the screen is spared.
    const awake = rest();
    wake = awake;
    // The picture takes a moment, and somebody may have turned back by then.
    const { ready, finished } = document.startViewTransition(() => {
      if (mine === visits) showNow({ ...next, fading });
    });
    // A browser may pass over the fade, in a hidden tab for example; the page has changed all the same.
    ready.catch(() => {});
    finished.finally(() => {
      // A fade that the next one cut off leaves its page resting.
      if (wake === awake) awake();
      if (shown.fading === fading) show({ ...shown, fading: undefined });
    });
  }

  const stands = (pathname: string) => pathname === shown.address.pathname && !shown.standIn;

  /**
   * Fetches what is not there yet. A page that cannot be had is asked for as a document, once: after a new release, that
   * mends it. If nobody answers, the browser's own error page would take the place of ours.
   */
  function visit(url: URL | Location, whole: boolean, arrive: (arrival: Arrival) => void) {
    const mine = ++visits;
    if (stands(url.pathname)) return arrive({ page: shown.page });
    // A fade that begins within the click does not miss the next frame. Without one, that frame is for the link's answer.
    if (!whole && prepared?.pathname === url.pathname && canFade()) return arrive({ page: prepared.page });
    load(url.pathname, whole).then(
      (page) => mine === visits && arrive({ page }),
      async () => {
        const answered = await answers(url.href);
        if (mine !== visits) return;
        if (answered) openDocument(url);
        else arrive(failed());
      },
    );
  }

  function arrive(next: Shown, settle: () => void, fade: boolean) {
    settling = { key: next.address.key, settle };
    const moved = next.address.pathname !== shown.address.pathname;
    if (fade && moved && canFade()) fadeTo(next);
    else show(next);
  }

  function go(to: To, { replace = false, stay = false }: How = {}) {
    const url = new URL(hrefOf(to, window.location.pathname), window.location.href);
    // A jump into a page is not a fade: the eye follows the scroll.
    const whole = !["", TOP].includes(url.hash);
    visit(url, whole, (arrival) => {
      const key = newKey();
      scroll.remember();
      if (replace || url.href === window.location.href) history.replaceState({ key }, "", url);
      else history.pushState({ key }, "", url);
      const next = { address: addressOf(url, key), whole, ...arrival };
      arrive(next, () => stay || scrollToStart(url.hash), !replace && !whole);
    });
  }

  window.addEventListener("popstate", ({ state, hasUAVisualTransition }) => {
    const typed = !state?.key;
    const address = addressOf(window.location, keyNow());
    scroll.remember();
    visit(window.location, true, (arrival) => {
      const settle = () => typed || window.scrollTo(0, scroll.left(address.key) ?? 0);
      arrive({ address, whole: true, ...arrival }, settle, !hasUAVisualTransition);
    });
  });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
    drawn: (key) => {
      if (settling?.key !== key) return;
      if (shown.whole) wake();
      settling.settle();
      settling = undefined;
    },
    go,
    prepare: (to) => {
      const { pathname } = new URL(hrefOf(to, window.location.pathname), window.location.href);
      if (stands(pathname)) return;
      load(pathname, true).then(
        (page) => {
          prepared = { pathname, page };
        },
        () => {},
      );
    },
  };
}
