/** Services and support: what we help with, and plain answers. Every figure is a public fact or the specification's. */
export const support = {
  heading: "Plain answers to fair questions.",
  lead: "Before you buy, and once it is on your wall.",
  picture: { name: "golden", alt: "A FLARE inverter on a lime-washed wall in low evening sun" },
  help: [
    { label: "Choosing a size", to: "/#faq-size", icon: "size" },
    { label: "Standard or hybrid", to: "/#faq-hybrid", icon: "hybrid" },
    { label: "Specifications", to: "/products", icon: "sheet" },
    { label: "Talk to support", to: "/#contact", icon: "talk" },
  ],
  questions: [
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
      id: "ac-or-pump",
      question: "Can it start my AC or pump?",
      answer:
        "Yes, where the running watts and the start both fit. Fixed-speed compressors and pumps pull three to seven times their running power for a few seconds; inverter ACs start softly. Tell us the machine and we will advise.",
    },
    {
      id: "roof",
      question: "How much roof do I need?",
      answer:
        "About 10 square metres (100 square feet) without shadow for each kilowatt of panels. In New Delhi one kilowatt of panels makes about 1,425 units a year: an estimate as of November 2026, which moves by 15% down or 10% up with roof and weather.",
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
        "Under the rules of 2024 a system up to 10 kW needs no technical feasibility study. Above 10 kW the utility has 15 days, after which it counts as approved. The FLARE 10.2KW is just over that line.",
    },
    {
      id: "subsidy",
      question: "Is there a subsidy for my home?",
      answer:
        "The central scheme PM Surya Ghar gives homes ₹30,000 per kW for the first 2 kW and ₹18,000 for the third: at most ₹78,000. It runs to 31 March 2027, needs panels of domestic make and a registered vendor, and you apply on the national portal. Batteries get nothing extra. As of November 2026.",
    },
    {
      id: "mounting",
      question: "Where should it hang?",
      answer: "In the shade, with free air around it. Ask us for the installation manual before you choose the wall.",
    },
    {
      id: "warranty",
      question: "What about warranty, service and certificates?",
      answer: "They are not part of our published specification. Ask us before you order.",
    },
  ],
} as const;

export type SupportContent = typeof support;
