/** What card networks call themselves, by the API's word, which is Stripe's. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  interac: 'Interac',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** A card's network for people, 'American Express' for 'amex'; one that is not known has the API's word. */
export const cardBrand = (brand: string): string => BRANDS[brand] ?? brand;
