import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the pages of roles say. Numbers come formatted. */
const en = {
  theRoles: 'The roles',
  count: (count: number, shown: string) => plural('en', count, { one: `${shown} role`, other: `${shown} roles` }),
  columns: { name: 'Role', kind: 'Kind', members: 'People', rights: 'Allows', areas: 'Areas' },
  ofEveryShop: 'Of every shop',
  own: 'Your own',
  share: (count: string, all: string) => `${count} of ${all}`,
  everything: 'Everything',
  make: 'New role',
  name: 'Name',
  nameMissing: 'Please enter a name',
  allows: 'What it allows',
  members: (count: number, shown: string) =>
    count === 0
      ? 'Nobody has it.'
      : plural('en', count, { one: 'One person has it.', other: `${shown} people have it.` }),
  fixed: 'Every shop has this role, and it stays as it is. For another one, begin with a copy.',
  copy: 'Copy into a new role',
  copyOf: (name: string) => `Begins with what “${name}” allows.`,
  lacking: 'Your own role lacks this.',
  beyondYours: 'This role allows more than yours, so you cannot change it.',
  allowed: 'allowed',
  notAllowed: 'not allowed',
  made: (name: string) => `The role “${name}” was made`,
  saved: (name: string) => `The role “${name}” was saved`,
  remove: 'Delete role',
  removeTitle: (name: string) => `Delete the role “${name}”?`,
  removeText: 'Nobody can be given it any more. What was done with it stays in the audit log.',
  removed: (name: string) => `The role “${name}” was deleted`,
  missing: 'There is no such role',
  missingText: 'It may have been deleted meanwhile.',
  toRoles: 'All roles',
  signIn: 'Sign-in',
  factor: 'Require two-factor sign-in',
  factorHint: 'From their next click on, whoever has this role and no second factor is led to set it up first.',
  factorOn: 'Two-factor sign-in is required now',
  factorOff: 'Two-factor sign-in is not required any more',
  stale: 'Somebody has changed this role since you opened it:',
  staleName: (name: string) => `It is called “${name}” now.`,
  staleAdded: (right: string) => `It allows now: ${right}.`,
  staleTaken: (right: string) => `It does not allow any more: ${right}.`,
  staleText: 'Saving puts your version in its place; discarding takes theirs.',
};

export const rolesMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-settings" */ './de/roles').then((module) => module.roles),
});
