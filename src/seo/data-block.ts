/** Data in the page, so the content policy allows it inline; `<` is escaped, so no value can close the element. */
export const dataBlock = (attributes: string, data: object): string =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
