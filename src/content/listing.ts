/** For the home page and /products. */
export const listing = {
  lineUp: {
    heading: "One range, five sizes",
    lead: "From a small flat to a busy shop floor, in one line.",
  },
  toScale: {
    heading: "Five sizes. Set to scale.",
    lead: "Each numeral is as large as its kilowatts. Pick by what you run, not by what sounds big.",
  },
  all: "All five",
  allSideBySide: "All five side by side",
  undecided: {
    heading: "Not sure which numeral is yours?",
    text: "Count what runs together at home or at work and add a little headroom. We show you how.",
    action: "Find your FLARE",
  },
};

export type ListingWords = typeof listing;
