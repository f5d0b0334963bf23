/** Names, units, codes and file names, which are the same in every language. */
const ALLOWED =
  /\b(?:FLARE|Hybrid|\d*\.?\d*KW|kWh?|kg|kVA|MPPT?|LED|BLDC|GST|PDF|CO2|DC|AC|Voc|Vmp|Imp|HP|OFF|AM|PM|JavaScript|WhatsApp|LinkedIn|Instagram|YouTube|Facebook|[A-Z]{1,2})\b|[\w.+-]+@[\w.-]+|https?:\S+|\{[^{}]*\}/g;

/** English words in a text that should be in another script. */
export const untranslatedWords = (text: string): string[] => text.replaceAll(ALLOWED, "").match(/[A-Za-z]{2,}/g) ?? [];
