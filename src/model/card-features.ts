const SHOWN_ON_A_CARD = 2;

/** A card shows the first two features, then how many more there are. */
export function cardFeatures(features: readonly string[]): { shown: readonly string[]; more: string | undefined } {
  const rest = features.length - SHOWN_ON_A_CARD;
  return {
    shown: features.slice(0, SHOWN_ON_A_CARD),
    more: rest > 0 ? `+ ${rest} more features` : undefined,
  };
}
