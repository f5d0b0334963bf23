/** Apart from string-check.ts, which loads with the lazy part. */
export const stringCheckNote = {
  heading: "Will your panels fit?",
  lead: "For installers: how many panels a string may have, from the coldest morning to the hottest afternoon.",
};
