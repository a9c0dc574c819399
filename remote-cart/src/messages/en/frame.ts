/** Sentences that more than one page says. */
export const frame = {
  failureText: 'Nothing is lost. Try again in a moment.',
  signIn: 'Sign in',
  browse: 'Browse all products',
  optional: (label: string) => `${label} (optional)`,
  quantity: (count: number) => `Quantity ${count}`,
  items: 'Items',
  discount: 'Discount',
  coupon: (code: string) => `Discount (${code})`,
  delivery: 'Delivery',
  free: 'Free',
  fee: 'Payment fee',
  tax: (name: string, rate: string) => `${name} ${rate}`,
  taxIncluded: (name: string, rate: string) => `Includes ${name} ${rate}`,
  total: 'Total',
};
