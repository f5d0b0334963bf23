export const telephoneUrl = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;
