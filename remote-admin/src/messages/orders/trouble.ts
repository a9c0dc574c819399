import { defineMessages, plural } from '@tessera/shared/i18n';

/** Words that the API has for why money beside an order's refunds goes back, and for what it could not do itself. */
const reasons: Record<string, string> = {
  nothing_to_give_back: 'No payment of this order holds that much any more.',
  order_not_payable: 'Paid, but the order had no use for it',
  nothing_open: 'More was paid than was open',
  order_cancelled: 'Of a cancelled order',
  order_changed: 'Of an order that costs less now',
  refund: 'Of a refund of what was paid in parts',
};

/** Why a payer disputes, by the provider's word (https://docs.stripe.com/disputes/categories). */
const disputeReasons: Record<string, string> = {
  bank_cannot_process: 'The bank cannot process the payment',
  check_returned: 'The check was returned',
  credit_not_processed: 'A promised refund has not arrived',
  customer_initiated: 'The customer asked their bank for the money',
  debit_not_authorized: 'The direct debit was not authorised',
  duplicate: 'Charged twice',
  fraudulent: 'The cardholder did not make the payment',
  general: 'No reason given',
  incorrect_account_details: 'The account details were wrong',
  insufficient_funds: 'There was not enough money in the account',
  noncompliant: 'The payment broke a rule of the card network',
  product_not_received: 'The goods did not arrive',
  product_unacceptable: 'The goods are not as described',
  subscription_canceled: 'The subscription had been cancelled',
  unrecognized: 'The cardholder does not recognise the payment',
};

/** What of an order's money has gone wrong, and what its payer’s bank says. Amounts and days come formatted. */
const en = {
  label: 'What needs attention',
  failed: (amount: string) => `${amount} did not go back to the customer.`,
  waits: (amount: string) => `${amount} has not gone back yet.`,
  capture: (amount: string) => `${amount} could not be taken from the card.`,
  lost: (amount: string) => `The payment of ${amount} was lost.`,
  lostText:
    'Nothing is sent until it is paid: send a payment link, or mark it as paid if the money comes in another way.',
  tried: (count: number) => plural('en', count, { one: 'Tried once', other: `Tried ${count} times` }),
  next: (moment: string) => `next try ${moment}`,
  retry: 'Try again',
  tryNow: 'Try now',
  settle: 'Settle…',
  again: (amount: string) => `${amount} is asked for again`,
  disputed: (amount: string) => `The customer’s bank disputes ${amount}.`,
  disputeText: 'Answer at the payment provider. Until it is decided, this money cannot be refunded.',
  answerBy: (day: string) => `It takes an answer until ${day}.`,
  reasons,
  disputeReasons,
  quoted: (word: string) => `“${word}”`,
  made: {
    shop: '',
    provider: 'Made at the payment provider',
    by_hand: 'Given back another way',
    credit: 'As store credit',
  },
  madeUpFor: 'Another one was made in its place',
  disputes: 'Disputes',
  disputeStates: { open: 'Open', won: 'Won', lost: 'Lost' },
  settleTitle: 'What became of the refund',
  settleText: 'Nothing is asked of the payment provider any more.',
  outcome: 'What became of it',
  counts: (amount: string) => `${amount} was given back another way: it counts as refunded`,
  closed: 'Nothing more of it goes back',
  settleHint: 'How and when. Only staff read it; where it counts, the customer is told and gets a credit note.',
  settled: (amount: string) => `${amount} counts as given back`,
  settledClosed: (amount: string) => `Saved: nothing more of ${amount} goes back`,
};

export const troubleMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-orders" */ './de/trouble').then((module) => module.trouble),
});
