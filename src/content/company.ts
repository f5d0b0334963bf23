export type ContactChannel = { label: string; email: string; phone: string };
export type SocialNetwork = "LinkedIn" | "Instagram" | "YouTube" | "Facebook";

/** .example addresses and numbers of zeros are placeholders: the build warns about them. */
export const company = {
  name: "FLARE",
  tagline: "Technology for everyone",
  taglineHindi: "तकनीक, सबके लिए",
  office: "New Delhi, India",
  channels: [
    { label: "General", email: "hello@flare.example", phone: "+91 00000 00000" },
    { label: "Sales", email: "sales@flare.example", phone: "+91 00000 00001" },
    { label: "Support", email: "support@flare.example", phone: "+91 00000 00002" },
  ] satisfies ContactChannel[],
  social: [
    { network: "LinkedIn", href: "https://linkedin.flare.example" },
    { network: "Instagram", href: "https://instagram.flare.example" },
    { network: "YouTube", href: "https://youtube.flare.example" },
    { network: "Facebook", href: "https://facebook.flare.example" },
  ] satisfies { network: SocialNetwork; href: string }[],
};

export type Company = typeof company;
