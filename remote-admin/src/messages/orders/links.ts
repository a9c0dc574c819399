import { defineMessages } from '@tessera/shared/i18n';

/** What links to pay an order say. Amounts and days come formatted. */
const en = {
  links: 'Payment links',
  linksText: (amount: string) => `${amount} is owed. Whoever has a link can pay it without an account.`,
  makeLink: 'New payment link',
  sendLink: 'Send it to the customer by e-mail',
  madeLink: 'Copy the link now: it is not shown again',
  copy: 'Copy',
  copied: 'The link was copied',
  sentTo: (email: string) => `Sent to ${email}`,
  notSent: 'Not sent by e-mail',
  linkUntil: (day: string) => `until ${day}`,
  linkStates: { good: 'Active', expired: 'Expired', revoked: 'Revoked' },
  revoke: 'Revoke',
  revoked: 'The link was revoked',
};

export const linksMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-links" */ './de/links').then((module) => module.links),
});
