import { defineMessages } from '@tessera/shared/i18n';

/** The messages of the page on which a link's order is paid. */
const en = {
  pageTitle: 'Pay an order',
  title: (number: string) => `Pay order ${number}`,
  intro: (sum: string) => `${sum} is to be paid. You need no account.`,
  paidTitle: 'Thank you, it is paid',
  paidIntro: (number: string) => `Order ${number} is paid. There is nothing left to do here.`,
  closedTitle: 'Nothing can be paid here any more',
  closedIntro: (number: string) => `Order ${number} was cancelled, or is paid in another way.`,
  endedTitle: 'This link does not work any more',
  endedText: 'It has expired, was replaced by a newer one, or is not complete. Ask the shop for a new link.',
  toContact: 'Write to us',
  loading: 'Loading the order',
  failure: 'The order could not be loaded',
  items: 'What was ordered',
  until: (date: string) => `This page is there until ${date}. Whoever has its address can pay here.`,
  noWay: 'The shop takes no payments online just now. Please write to us.',
  payNow: (sum: string) => `Pay ${sum}`,
  paying: 'Paying…',
  payFailed: 'The payment could not be started. Nothing was charged: try again.',
  declined: 'Nothing was charged. Try another card.',
  waiting: 'We are waiting for your bank’s answer. This page follows by itself; you may also leave it.',
  confirmTitle: 'Your bank wants to be sure that it is you',
  confirmText: 'Enter the code that your bank has sent you.',
  code: 'Code',
  codeMissing: 'Enter the code',
  confirm: 'Confirm payment',
};

export const payMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-pay" */ './de/pay').then((module) => module.pay),
});
