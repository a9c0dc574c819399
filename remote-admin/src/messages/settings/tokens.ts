import { defineMessages } from '@tessera/shared/i18n';

/** What the page of tokens for machines says. */
const en = {
  theTokens: 'The tokens',
  columns: { name: 'Name', rights: 'Allows', maker: 'Made by', used: 'Last used', ends: 'Ends' },
  states: { expired: 'Expired', revoked: 'Revoked' },
  never: 'Never',
  byHand: 'When revoked',
  none: 'There are no tokens',
  noneText: 'With a token a machine calls the back office: a warehouse, bookkeeping, a team’s release.',
  make: 'New token',
  makeText: 'It may do what is ticked and you may do yourself. It ends when you leave the staff.',
  makeIt: 'Make the token',
  name: 'Name',
  nameHint: 'Which machine has it, so that others know whom they lock out.',
  missingName: 'Please enter a name',
  missingRights: 'Please choose what it may do',
  lifetime: 'Good for',
  days: (count: number) => `${count} days`,
  madeTitle: (name: string) => `The token of “${name}”`,
  token: 'Token',
  shownOnce: 'It is shown this once. Put it where the machine’s secrets are kept.',
  copy: 'Copy',
  copied: 'The token was copied',
  kept: 'I have kept it',
  revokeText: 'Revoked, it is refused from its next call on, and never good again.',
  revoke: 'Revoke the token',
  revoked: (name: string) => `The token “${name}” was revoked`,
};

export const tokensMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-settings" */ './de/tokens').then((module) => module.tokens),
});
