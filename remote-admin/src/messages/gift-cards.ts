import type { AdminGiftCard, StoredValueEntry } from '@tessera/shared/contract';
import { defineMessages, plural } from '@tessera/shared/i18n';

const states: Record<AdminGiftCard['state'], string> = {
  active: 'Active',
  used_up: 'Used up',
  disabled: 'Disabled',
  expired: 'Expired',
};

const entries: Record<StoredValueEntry['kind'], string> = {
  issue: 'Issued',
  spend: 'Spent',
  release: 'Given back with the order',
  refund: 'Refunded',
  adjust: 'Changed by staff',
  expire: 'Lapsed',
  redeem: 'Redeemed',
  forfeit: 'Lapsed with the account',
  end: 'Ended: its price was refunded',
};

/** What staff read of gift cards and store credit. Numbers come formatted. */
const en = {
  title: 'Gift cards',
  theCards: 'The gift cards',
  count: (count: number, shown: string) =>
    plural('en', count, { one: `${shown} gift card`, other: `${shown} gift cards` }),
  search: 'Search the last four of a code, or the beginning of an e-mail address',
  code: (last_four: string) => `…${last_four}`,
  leftOf: (left: string, whole: string) => `${left} of ${whole} left`,
  waitsUntil: (day: string) => `Is mailed on ${day}`,
  states,
  columns: {
    code: 'Code',
    email: 'Sent to',
    state: 'Status',
    balance: 'Left',
    amount: 'Issued for',
    expires_on: 'Last day',
    created_at: 'Issued',
  },
  filters: { state: 'Status' },
  sorts: {
    '-created_at': 'Newest first',
    created_at: 'Oldest first',
    '-balance': 'Most left first',
    balance: 'Least left first',
  },
  views: { all: 'All', active: 'Active', used_up: 'Used up', disabled: 'Disabled' },
  none: 'No gift cards yet',
  noneText: 'Issue one, and its code is mailed to whoever it is for.',
  noMatch: 'No gift card matches',
  noMatchText: 'Try other filters, the last four letters of the code, or the beginning of the address.',
  showAll: 'Show all gift cards',
  forgotten: 'Address forgotten',
  noEnd: 'None',
  add: {
    title: 'New gift card',
    text: 'Its code is mailed, and nobody sees it here.',
    submit: 'Issue and send',
    done: 'The gift card is on its way',
  },
  fields: {
    amount: 'Amount',
    email: 'Send to',
    name: 'Name (optional)',
    message: 'Message (optional)',
    language: 'Language of the mail',
    expires_on: 'Last day (optional)',
    reason: 'Reason',
    direction: 'What is done',
  },
  hints: {
    expires_on: 'Without one it is good for as long as there is something on it.',
    reason: 'Only staff read it.',
  },
  faults: {
    amount: 'Please give an amount above 0',
    email: 'Please give an e-mail address',
    reason: 'Please say why',
  },
  directions: { put: 'Put on', take: 'Take off' },
  loading: 'Loading the gift card',
  theCard: 'The gift card',
  missing: 'There is no such gift card',
  missingText: 'It may have another address, or never was one.',
  toCards: 'All gift cards',
  stateLabel: 'Status of the gift card',
  issued: 'Issued',
  ofOrder: {
    unpaid: 'Issued once it is paid',
    planned: 'Waits for its day',
    mailed: 'Sent by e-mail',
    ended: 'Ended',
  },
  more: 'More for this gift card',
  actions: { adjust: 'Change what is on it', send: 'Send a new code', disable: 'Disable', enable: 'Enable' },
  dialogs: {
    adjust: {
      title: 'Change what is on the card',
      text: 'It is entered into the history of the card, and stays there.',
    },
    send: {
      title: 'Send a new code?',
      text: (email: string) => `A new code is mailed to ${email}. The code of before is good no more.`,
    },
    disable: { title: 'Disable the gift card?', text: 'Nobody pays with it until it is enabled. What is on it stays.' },
    enable: { title: 'Enable the gift card?', text: 'It can be paid with again.' },
  },
  done: {
    adjust: 'What is on the card was changed',
    send: 'A new code is on its way',
    disable: 'The gift card is disabled',
    enable: 'The gift card is enabled',
  },
  blocks: {
    expired: 'It is past its last day',
    disabled: 'It is disabled',
    used_up: 'There is nothing left on it',
    forgotten: 'Its address is forgotten',
  },
  stale: 'Somebody has changed this gift card meanwhile, or paid with it. The page shows it as it is now.',
  cards: { figures: 'On the card', history: 'What came and went', mailed: 'What was mailed' },
  figures: { balance: 'Left', amount: 'Issued for', expires_on: 'Last day' },
  disabledFor: (reason: string) => `Disabled: ${reason}`,
  facts: { email: 'To', name: 'Name', language: 'Language', message: 'Message' },
  toCustomer: 'To the customer',
  entries,
  redeemedBy: (name: string) => `By ${name}`,
  noEntries: 'Nothing yet',
  credit: {
    title: 'Store credit',
    change: 'Change',
    changeLabel: 'Give store credit or take it back',
    failed: 'Store credit could not be loaded',
    loading: 'Loading store credit',
    dialog: {
      title: 'Change the store credit',
      text: 'The customer is told by mail of what is given, and not of what is taken back.',
      submit: 'Change',
      done: 'The store credit was changed',
    },
    directions: { put: 'Give', take: 'Take back' },
  },
};

export const giftCardMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-gift-cards" */ './de/gift-cards').then((module) => module.giftCards),
});
