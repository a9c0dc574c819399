import { defineMessages } from '@tessera/shared/i18n';

/** The messages of the page on which a link's order is paid. */
const en = {
  pageTitle: 'Pay an order',
  title: (number: string) => `Pay order ${number}`,
  intro: (sum: string) => `You are paying ${sum}. You don’t need an account.`,
  paidTitle: 'Thank you, it is paid',
  paidIntro: (number: string) => `Order ${number} is paid. There is nothing more to do.`,
  paidOtherwise: (number: string) => `Order ${number} was paid in another way. No card was charged here.`,
  lateTitle: 'It was paid already',
  lateIntro: (number: string) =>
    `Order ${number} was paid before you. Your card is not charged: if anything was taken, it goes back.`,
  closedTitle: 'Nothing can be paid here any more',
  closedIntro: (number: string) => `Order ${number} was cancelled, or is paid in another way.`,
  endedTitle: 'This link does not work any more',
  endedText: 'It has expired, was replaced by a newer one, or is not complete. Ask the shop for a new link.',
  toContact: 'Write to us',
  loading: 'Loading the order',
  failure: 'The order could not be loaded',
  items: 'What was ordered',
  until: (date: string) => `This link works until ${date}. Anyone who has it can pay.`,
  noWay: 'The shop cannot take payments online right now. Please write to us.',
  declined: 'Nothing was charged. Try another card.',
  waiting: 'We are waiting for your bank’s answer. This page updates by itself, and you can also close it.',
};

export const payMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-pay" */ './de/pay').then((module) => module.pay),
});
