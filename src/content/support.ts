import type { Question } from "../model/question-search.ts";

const ask = (label: string) => ({ label, to: "/#contact" });

/** Figures are public facts as of November 2026, or from the specification. */
const questions: readonly Question[] = [
  {
    id: "size",
    question: "Which size do I need?",
    answer:
      "Add the watts that run together, allow for the fact that not everything does, then add 25% headroom. The smallest FLARE above that figure is yours. By that rule a home with one 1.5-tonne AC and the usual appliances comes to 4.2 kW; with two ACs, a pump and a full kitchen to 6.2 kW. Estimates from typical wattages, as of November 2026.",
  },
  {
    id: "hybrid",
    question: "Standard or hybrid?",
    answer:
      "Both turn sunlight into power for your sockets. A hybrid also charges a battery and can carry the loads you choose in a power cut. If power cuts trouble you, look at the hybrids: 5.0, 6.2, 8.2 and 10.2 kW.",
  },
  {
    id: "power-cut",
    question: "Will it run in a power cut?",
    answer:
      "A grid-tied inverter without backup must stop when the grid stops: that protects the people who repair the line. A hybrid with a battery carries the loads you have chosen. Ask us which batteries fit your model.",
  },
  {
    id: "battery",
    question: "Which battery can I use?",
    answer:
      "If you want a battery, choose a hybrid. Which batteries fit is not part of our published specification. Ask us for the list for your model before you buy one.",
    more: ask("Ask about batteries"),
  },
  {
    id: "ac-or-pump",
    question: "Can it start my AC or pump?",
    answer:
      "Yes, where the running watts and the start both fit. Fixed-speed compressors and pumps pull three to seven times their running power for a few seconds; inverter ACs start softly. The specification gives no surge rating, so tell us the machine and we will advise.",
    more: ask("Tell us the machine"),
  },
  {
    id: "units",
    question: "How many units will it make a day?",
    answer:
      "It depends on your panels and your city: 1 kW of panels makes about 3.4 to 4.5 units a day. In New Delhi it is about 3.9, in Jodhpur about 4.5. Your roof and the weather can take 15% off or add 10%. Yearly averages and estimates, as of November 2026.",
  },
  {
    id: "roof",
    question: "How much roof do I need?",
    answer:
      "About 10 square metres (100 square feet) without shadow for each kilowatt of panels. Panels of 1.2 times the inverter’s kilowatts are a common choice, so a FLARE 5.0KW Hybrid would have 6 kW of them, on about 60 square metres. An estimate, as of November 2026.",
  },
  {
    id: "net-metering",
    question: "How does net metering work?",
    answer:
      "A two-way meter counts what you take from the grid and what you give to it. What you are paid for the surplus is set by your state’s regulator, so ask your supplier for the present rate.",
  },
  {
    id: "approval",
    question: "Do I need approval?",
    answer:
      "Under the rules of 2024 a system up to 10 kW needs no technical feasibility study. Above 10 kW the study has 15 days, after which the system counts as approved. The FLARE 10.2KW is just over that line. As of November 2026.",
  },
  {
    id: "subsidy",
    question: "Is there a subsidy for my home?",
    answer:
      "The central scheme PM Surya Ghar gives homes ₹30,000 per kW for the first 2 kW and ₹18,000 for the third: at most ₹78,000, and 10% more in special-category states. It runs to 31 March 2027, needs panels of domestic make and a registered vendor, and you apply on the national portal. Batteries get nothing extra. As of November 2026.",
  },
  {
    id: "delhi",
    question: "Does Delhi add to the subsidy?",
    answer:
      "Delhi adds up to ₹30,000, which makes ₹1.08 lakh in all for 3 kW. Its policy of 2023 also pays for what you generate: ₹3 a unit up to 3 kW, ₹2 a unit from 3 to 10 kW. Homes under 200 units a month pay nothing under the state’s subsidy, so solar saves them next to nothing. As of November 2026; check that all three still hold.",
  },
  {
    id: "business",
    question: "What do businesses get?",
    answer:
      "There is no central capital subsidy for a business: PM Surya Ghar is for homes. GST on solar devices has been 5% since 22 September 2025. As of November 2026.",
  },
  {
    id: "mounting",
    question: "Where should it hang?",
    answer: "In the shade, with free air around it. Ask us for the installation manual before you choose the wall.",
    more: ask("Ask for the manual"),
  },
  {
    id: "warranty",
    question: "What about warranty, service and certificates?",
    answer: "They are not part of our published specification. Ask us before you order.",
    more: ask("Ask us"),
  },
  {
    id: "kva",
    question: "kW or kVA: what is the difference?",
    answer:
      "kW is the power that does the work; kVA is volts times amps, which the wiring has to carry. The power factor joins the two: at 0.9, 10 kVA does 9 kW of work. FLARE models are named by their kW.",
  },
];

export const support = {
  label: "Services & Support",
  heading: "Plain answers to fair questions.",
  lead: "Before you buy, and once it is on your wall.",
  picture: { name: "golden", tall: "golden-tall", alt: "A FLARE inverter on a lime-washed wall in low evening sun" },
  helpHeading: "Help with",
  help: [
    { label: "Choosing a size", to: "/#find-your-flare", icon: "size" },
    { label: "Standard or hybrid", to: "/#faq-hybrid", icon: "hybrid" },
    { label: "Specifications", to: "/products", icon: "sheet" },
    { label: "Talk to support", to: "/#contact", icon: "talk" },
  ],
  search: {
    label: "Search the questions",
    hint: "battery, subsidy, roof …",
    clear: "Clear",
    clearLong: "Clear and show all",
    none: "No question has all of these words.",
    advice: "Try a shorter word, or put it to us as you would say it.",
    ask: { label: "Ask us", to: "/#contact" },
  },
  questions,
} as const;

export type SupportContent = typeof support;
