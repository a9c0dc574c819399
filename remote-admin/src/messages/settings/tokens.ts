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
  makeText: 'It never may more than you may yourself. It ends when you leave the staff.',
  makeIt: 'Make the token',
  name: 'Name',
  nameHint: 'Which machine has it, so that others know whom they lock out.',
  missingName: 'Please enter a name',
  missingRights: 'Please choose what it may do',
  purpose: 'What it is for',
  purposes: { rights: 'A machine that works in the back office', remote: 'A team that releases its part of the shop' },
  remote: 'Part of the shop',
  remoteHint: 'Its name, as in remote.json; it need not be published yet.',
  missingRemote: 'Please enter the name of a part: small letters, digits and dashes',
  releases: (remote: string) => `Releases ${remote}`,
  releasesAlone: (remote: string) =>
    `It publishes ${remote}, makes versions live, goes back and takes it out of the shop, and may do nothing else.`,
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
