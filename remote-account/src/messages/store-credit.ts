import type { OwnStoreCredit } from '@tessera/shared/contract';
import { defineMessages } from '@tessera/shared/i18n';

const kinds: Record<OwnStoreCredit['entries'][number]['kind'], string> = {
  issue: 'Given by the shop',
  spend: 'Paid with it',
  release: 'Given back',
  refund: 'Refunded',
  adjust: 'Changed by the shop',
  expire: 'Lapsed',
  redeem: 'Gift card redeemed',
  forfeit: 'Lapsed with the account',
  end: 'Ended',
};

/** What the page of store credit says. */
const en = {
  title: 'Store credit',
  loading: 'Loading your store credit',
  failure: 'We could not load your store credit',
  balanceTitle: 'What you have',
  balanceText: 'It pays for an order at the checkout, or for a part of one: the rest is paid in another way.',
  redeemTitle: 'Redeem a gift card',
  redeemText: 'What is on the card is added to your store credit at once, and the code is used up with that.',
  code: 'Gift card code',
  codeMissing: 'Enter the code',
  redeem: 'Redeem',
  redeemed: (amount: string) => `${amount} added to your store credit`,
  redeemFailed: 'The code could not be redeemed. Try again.',
  historyTitle: 'How it came and went',
  noHistory: 'Nothing yet.',
  kinds,
  orderOf: (number: string) => `Order ${number}`,
  checkoutWaits: 'Your checkout waits as you left it.',
  toCheckout: 'Back to your checkout',
};

export const storeCreditMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-store-credit" */ './de/store-credit').then((module) => module.storeCredit),
});
