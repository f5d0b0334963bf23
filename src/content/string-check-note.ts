/** The heading that the string check is folded under; its other words come with it. */
export const stringCheckNote = {
  heading: "Will your panels fit?",
  lead: "For installers: how many panels a string may have, from the coldest morning to the hottest afternoon.",
};
