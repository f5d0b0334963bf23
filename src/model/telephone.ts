/** The address of a link that dials. */
export const telephoneAddress = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;
