import { useEffect, useState } from "react";

type Opened = Readonly<Record<string, boolean>>;
type Search = { text: string; opened: Opened };

const noSearch: Search = { text: "", opened: {} };

/** Opened questions are remembered for the full list, and separately for each search. */
export function useQuestionState() {
  const [search, setSearch] = useState(noSearch);
  const [opened, setOpened] = useState<Opened>({});
  useEffect(() => {
    // Clear the search if a link leads to a question that it may hide.
    const showLinked = () => {
      if (window.location.hash.startsWith("#faq-")) setSearch(noSearch);
    };
    window.addEventListener("hashchange", showLinked);
    return () => window.removeEventListener("hashchange", showLinked);
  }, []);
  const query = search.text;
  const searching = query.trim() !== "";
  return {
    query,
    setQuery: (text: string) => setSearch({ text, opened: {} }),
    visitorOpened: searching ? search.opened : opened,
    onToggled: (id: string, open: boolean) => {
      if (searching) setSearch((last) => ({ ...last, opened: { ...last.opened, [id]: open } }));
      else setOpened((last) => ({ ...last, [id]: open }));
    },
  };
}
