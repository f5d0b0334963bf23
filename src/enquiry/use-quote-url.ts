import { localPath } from "../format/paths.ts";
import { type QuoteRequest, quoteUrl } from "../model/enquiry.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

/** Figures are added after hydration: prerendered ones belong to the example plan. */
export function useQuoteUrl({ product, figures }: QuoteRequest, search?: string): string {
  const hydrated = useHydrated();
  return localPath(quoteUrl({ product, figures: hydrated ? figures : undefined }, search));
}
