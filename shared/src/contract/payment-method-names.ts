/** What an order was paid by, in an order and in its documents; 'cash' is what staff took in by hand. */
export const PAYMENT_METHOD_NAMES = {
  'test-card': 'Card',
  stripe: 'Card',
  'pay-later': 'Pay later',
  'cash-on-delivery': 'Cash on delivery',
  'bank-transfer': 'Bank transfer',
  cash: 'Cash',
  'store-credit': 'Store credit',
};
