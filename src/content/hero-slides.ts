import type { PictureName } from "../pictures/manifest.gen.ts";

export type HeroSlide = {
  id: "sunrise" | "noon" | "golden" | "night";
  time: string;
  headline: string;
  lead: string;
  picture: PictureName;
  tallPicture: PictureName;
  alt: string;
};

export const heroSlides: readonly HeroSlide[] = [
  {
    id: "sunrise",
    time: "Sunrise",
    headline: "Technology for everyone",
    lead: "Solar inverters for homes and businesses, from 4.2 to 10.2 kW. The sun on your roof, in your sockets.",
    picture: "sunrise",
    tallPicture: "sunrise-tall",
    alt: "Sunrise over a flat Delhi rooftop with rows of solar panels, water tanks and a FLARE inverter by the stair door",
  },
  {
    id: "noon",
    time: "Noon",
    headline: "The sun works your hours",
    lead: "Power for shops, workshops and offices: made while you are open, used as it is made.",
    picture: "noon",
    tallPicture: "noon-tall",
    alt: "A saw-tooth factory roof covered with solar panels under a pale noon sky",
  },
  {
    id: "golden",
    time: "Golden hour",
    headline: "Sun in. Power out.",
    lead: "One box turns what your panels make into the power your sockets use.",
    picture: "golden",
    tallPicture: "golden-tall",
    alt: "A FLARE inverter on a lime-washed wall at golden hour, crossed by leaf shadows",
  },
  {
    id: "night",
    time: "Night",
    headline: "Leave the lights on",
    lead: "A hybrid FLARE with a battery can carry the loads you choose through a power cut.",
    picture: "night",
    tallPicture: "night-tall",
    alt: "A dark street in a power cut; one house has warm windows and panels on its roof",
  },
];
