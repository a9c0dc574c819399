import type { Subscriber } from '@tessera/shared/contract';
import { defineMessages, plural } from '@tessera/shared/i18n';

const states: Record<Subscriber['state'], string> = {
  pending: 'Waiting for confirmation',
  confirmed: 'Confirmed',
  unsubscribed: 'Left',
};

/** What the page of the newsletter's subscribers says. Numbers come formatted. */
const en = {
  title: 'Newsletter',
  theSubscribers: 'The subscribers',
  subscribers: 'Subscribers',
  count: (count: number, shown: string) =>
    plural('en', count, { one: `${shown} subscriber`, other: `${shown} subscribers` }),
  search: 'Search the beginning of an e-mail address',
  states,
  sources: { footer: 'Form in the footer', account: 'Account', import: 'File of customers' },
  languages: { en: 'English', de: 'German' },
  columns: {
    email: 'E-mail',
    state: 'Status',
    requested_at: 'Asked',
    confirmed_at: 'Confirmed',
    source: 'Where',
    language: 'Language',
    consent: 'Agreed to',
    action: 'Take off',
  },
  filters: { state: 'Status', source: 'Where', language: 'Language' },
  sorts: { '-requested_at': 'Newest first', requested_at: 'Oldest first' },
  views: { all: 'All', confirmed: 'Confirmed', pending: 'Waiting', unsubscribed: 'Left' },
  none: 'No subscribers yet',
  noneText: 'When somebody asks for the newsletter, they appear here.',
  noMatch: 'No subscriber matches',
  noMatchText: 'Try other filters, or the beginning of the address.',
  showAll: 'Show all subscribers',
  takeOff: 'Take off',
  takeOffWhom: (email: string) => `Take off ${email}`,
  takeOffText: 'They receive no newsletter any more, until they ask for it again. The proof of their consent stays.',
  takenOff: 'The subscriber was taken off',
  gone: 'They have left already',
};

export const newsletterMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-newsletter" */ './de/newsletter').then((module) => module.newsletter),
});
