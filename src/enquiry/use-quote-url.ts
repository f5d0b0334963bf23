import { localPath } from "../format/paths.ts";
import { type QuoteRequest, quoteUrl } from "../model/enquiry.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

/** Prerendered figures would be those of the example, whatever the visitor's URL says. */
export function useQuoteUrl({ product, figures }: QuoteRequest, search?: string): string {
  const hydrated = useHydrated();
  return localPath(quoteUrl({ product, figures: hydrated ? figures : undefined }, search));
}
