/** A telephone number as people write it, as an address to call (RFC 3966). */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
