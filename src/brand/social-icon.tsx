import type { Facts } from "../../content/schema/index.ts";

type SocialNetwork = Facts["company"]["social"][number]["network"];

const shapes: Record<SocialNetwork, string> = {
  LinkedIn: "M6.6 9v5M6.6 6.2v.2M9.6 14V9M9.6 11c0-1.2.8-2 1.9-2s1.9.8 1.9 2v3",
  Instagram: "M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM14.2 5.9v.1",
  YouTube: "M8.6 7.6v4.8l4-2.4z",
  Facebook: "M11.6 6.4h-.8c-.9 0-1.5.6-1.5 1.5v6M7.8 10h3.4",
};

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="2.5" y="2.5" width="15" height="15" rx="4" />
      <path d={shapes[network]} />
    </svg>
  );
}
