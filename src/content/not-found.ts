import type { NoticeWords } from "./notices.ts";

export const notFound = {
  page: {
    figure: "404",
    width: 514,
    bearing: 6,
    heading: "Oops! Page not found",
    text: "Nothing has this address. The sun still shines on the rest of the site.",
  },
  product: {
    figure: "? KW",
    width: 640,
    bearing: 6,
    heading: "Product Not Found",
    text: "The product you're looking for doesn't exist.",
  },
} satisfies Record<string, NoticeWords>;
