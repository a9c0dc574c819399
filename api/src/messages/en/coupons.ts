/** What shoppers are told of a coupon, and staff of those that they make and change. */
export const coupons = {
  /** why, in the language of who asks (modules/promotions/coupon-words.ts) */
  'coupons.not_valid': ({ problem }: { problem: string }) => problem,
  'checkout.changed.coupon': 'The coupon has just been used up.',
  'coupons.not_found': 'There is no such coupon.',
  'coupons.stale': 'Somebody has changed this coupon meanwhile. Have a look at what is there now.',
  'coupons.not_possible': 'This cannot be done with this coupon.',
  'coupons.not_possible.used': 'Orders were placed with this coupon, so it stays. Switch it off instead.',
  'coupons.not_possible.given':
    'Orders were placed with this coupon, so what it gives stays. Switch it off and make another one.',
  'validation.failed.coupon_value': 'Please say how much it gives',
  'coupons.not_possible.most': ({ most }: { most: number }) =>
    `A shop has at most ${most} coupons. Please delete some that nobody has used.`,
  'validation.failed.coupon_code': 'A code has 3 to 30 letters, digits, - or _, and begins with a letter or a digit.',
  'validation.failed.coupon_code_taken': 'There is a coupon with this code.',
  'validation.failed.coupon_prefix': 'The beginning has 2 to 12 letters and digits.',
  'validation.failed.coupon_percent': 'A percentage is more than 0 and at most 100.',
  'validation.failed.coupon_amount': 'An amount is more than 0.',
  'validation.failed.coupon_dates': 'The end must lie after the beginning.',
  'validation.failed.coupon_uses': ({ uses }: { uses: number }) =>
    `It was used ${uses} times already: the limit cannot lie below that.`,
};
