export const contact = {
  heading: "Talk to a person in New Delhi.",
  lead: "Tell us your city, your load and your roof. You need no drawings and no jargon.",
  sent: {
    title: "Message Sent!",
    description: "Thank you for contacting us. We'll get back to you soon.",
  },
};

export const newsletter = {
  heading: "Hear from us when there is news.",
  thanks: { title: "Thank you!", description: "Thank you for your interest in FLARE." },
};
