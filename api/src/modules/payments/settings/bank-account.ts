/** As it is kept: without the spaces that people write it with. */
export const plainIban = (iban: string): string => iban.replace(/\s/g, '').toUpperCase();

/** Whether an IBAN has the form and the check digits of one (ISO 13616): its number, rearranged, leaves 1 by 97. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => parseInt(sign, 36).toString()).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** Whether a BIC has the form of one (ISO 9362), of eight or eleven signs. */
export const isBic = (bic: string): boolean => /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic);
