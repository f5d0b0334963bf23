import { useAddress } from "../../navigation/use-navigation.ts";
import { useKept } from "../../ui/use-kept.ts";

type Opened = Readonly<Record<string, boolean>>;
type Search = { text: string; at: string; opened: Opened };

/** What the visitor typed and which questions they opened or closed: for the whole list, and anew for each search. */
export function useQuestionState() {
  const { key, hash } = useAddress();
  const [search, setSearch] = useKept<Search>("question-search", { text: "", at: key, opened: {} });
  const [opened, setOpened] = useKept<Opened>("questions", {});
  // Going to a question by its address shows it, even if a search had hidden it.
  if (hash.startsWith("#faq-") && search.at !== key && search.text) setSearch({ text: "", at: key, opened: {} });
  const query = search.text;
  const searching = query.trim() !== "";
  return {
    query,
    setQuery: (text: string) => setSearch({ text, at: key, opened: {} }),
    visitorOpened: searching ? search.opened : opened,
    onToggled: (id: string, open: boolean) => {
      if (searching) setSearch((last) => ({ ...last, opened: { ...last.opened, [id]: open } }));
      else setOpened((last) => ({ ...last, [id]: open }));
    },
  };
}
