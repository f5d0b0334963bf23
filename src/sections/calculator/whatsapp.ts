/** A link that opens WhatsApp with a message to the number, such as "+91 98765 43210". */
export const whatsappUrl = (number: string, message: string): string =>
  `https://wa.me/${number.replaceAll(/\D/g, "")}?text=${encodeURIComponent(message)}`;
