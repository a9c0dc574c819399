/** Card networks that do not write themselves as the API's word, which is Stripe's, with a capital. */
const BRANDS: Readonly<Record<string, string>> = { amex: 'American Express', jcb: 'JCB', unionpay: 'UnionPay' };

/** A card's network for people: 'American Express' for 'amex', 'Visa' for 'visa'. */
export const cardBrand = (brand: string): string => BRANDS[brand] ?? `${brand[0]?.toUpperCase()}${brand.slice(1)}`;
