export const about = {
  heading: "Every roof gets the same sun. Everyone should get to use it.",
  lead: "FLARE is one range of solar inverters, in five sizes, for the family in a Delhi flat and the shop owner in Jaipur alike.",
  text: "An inverter is the box that turns what your panels make into the power your sockets use. We explain ours in plain words, show every figure, and help you choose the smallest one that does the job.",
  picture: {
    name: "macro",
    alt: "Close view of a FLARE inverter in leaf-filtered light: off-white cover, orange line, glowing ring",
  },
  story: [
    "FLARE is a New Delhi company with one idea in its tagline: technology for everyone. Solar power should not need a degree to buy, so we keep the range small and the words plain.",
    "There are five models and one specification table. The sizes differ; the two trackers, the voltage window and the efficiency do not. If you understand one FLARE, you understand them all.",
    "We would rather sell you the size you need than the size that sounds big. Count what runs together in your home or shop, add a little headroom, and the number on the front of the box is your answer.",
    "And where our specification is silent, we say so and ask you to ask us, before you order and not after.",
  ],
} as const;

export type AboutContent = typeof about;
