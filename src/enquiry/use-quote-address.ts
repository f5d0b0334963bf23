import { localPath } from "../format/paths.ts";
import { type QuoteRequest, quoteAddress } from "../model/enquiry.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

/** Prerendered figures would be those of the example, whatever the visitor's address says. */
export function useQuoteAddress({ product, figures }: QuoteRequest, search?: string): string {
  const hydrated = useHydrated();
  return localPath(quoteAddress({ product, figures: hydrated ? figures : undefined }, search));
}
