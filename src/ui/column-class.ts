/** The number of columns as --n, by that number: spelled out, so that Tailwind finds each. */
export const columnClass = [
  "",
  "[--n:1]",
  "[--n:2]",
  "[--n:3]",
  "[--n:4]",
  "[--n:5]",
  "[--n:6]",
  "[--n:7]",
  "[--n:8]",
  "[--n:9]",
];
