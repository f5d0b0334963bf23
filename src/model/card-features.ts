const FEATURES_ON_A_CARD = 2;

export function cardFeatures(features: readonly string[]): { shown: readonly string[]; more: string | undefined } {
  const rest = features.length - FEATURES_ON_A_CARD;
  return {
    shown: features.slice(0, FEATURES_ON_A_CARD),
    more: rest > 0 ? `+ ${rest} more features` : undefined,
  };
}
