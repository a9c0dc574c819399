export const CARD_FIELDS = ['number', 'expiry', 'cvc'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type CardValues = Record<CardField, string>;

/** '4242 4242 4242 4242' while it is typed: groups of four, digits alone. */
export function writeNumber(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 19);
  return digits.replace(/(.{4})(?=.)/g, '$1 ');
}

/** '12/30' while it is typed. */
export function writeExpiry(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  const month = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  return month.length > 2 ? `${month.slice(0, 2)}/${month.slice(2)}` : month;
}
