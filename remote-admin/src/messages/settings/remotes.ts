import { defineMessages } from '@tessera/shared/i18n';

/** What the pages of the parts of the shop say. Numbers come formatted. */
const en = {
  theRemotes: 'The parts of the shop',
  theRemote: 'Part of the shop',
  count: (count: number, shown: string) => (count === 1 ? '1 part' : `${shown} parts`),
  columns: {
    name: 'Name',
    team: 'Team',
    live: 'Live',
    owns: 'Addresses',
    heaviest: 'Heaviest page',
    published: 'Latest version',
  },
  notLive: 'Not in the shop',
  none: 'No part has been published yet',
  noneText: 'A team publishes its part with the command of its kit, by a token of its own.',
  missing: 'There is no such part',
  missingText: 'It may have another name.',
  toRemotes: 'To the parts of the shop',
  about: 'What it is',
  team: 'Team',
  owns: 'Addresses',
  ownsAll: 'with all below',
  pagesOf: (version: string) => `Pages of ${version}`,
  pagesText: (budget: string) => `JavaScript that each page needs beside the shell, packed. The budget is ${budget}.`,
  notCounted: 'It came before sizes were counted. They are when it goes live.',
  page: 'Page',
  ofBudget: (size: string, budget: string) => `${size} of ${budget}`,
  now: 'Now',
  then: 'Then',
  versions: 'Versions',
  versionColumns: { version: 'Version', state: 'State', published: 'Published', by: 'By', heaviest: 'Heaviest page' },
  action: 'Action',
  states: {
    live: 'Live',
    previous: 'Before it',
    published: 'Waiting',
    retired: 'Was live',
    collected: 'Files removed',
  },
  stateHints: {
    live: 'Shoppers get this version.',
    previous: 'Going back leads to this version.',
    published: 'It was published and was never live.',
    retired: 'It was live earlier.',
    collected: 'Its files were removed, because it is old. Published again, it can be made live.',
  },
  makeLive: 'Make live',
  preview: 'Preview',
  previewLink: {
    title: (name: string, version: string) => `Preview of ${name} ${version}`,
    text: 'The link shows the shop with this version in the place of the live one, to everybody who has it, in their browser alone. Its code runs there with the rights of whoever is signed in: open what you do not trust in a private window.',
  },
  goBack: 'Go back a version',
  retire: 'Take out of the shop',
  notLiveNow: 'No version is live.',
  dialog: {
    promote: (name: string, version: string) => `Make ${name} ${version} live?`,
    promoteText: (from: string) =>
      `Whoever opens or reloads a page gets this version instead of ${from}. Pages that are open stay as they are until then.`,
    firstText: (addresses: string) =>
      `From now on shoppers find ${addresses} and the entries of this part in the navigation.`,
    rollback: (name: string, version: string) => `Go back to ${name} ${version}?`,
    rollbackText: (from: string, version: string) =>
      `Whoever opens or reloads a page gets ${version} again instead of ${from}. Pages that are open stay as they are until then.`,
    retire: (name: string) => `Take ${name} out of the shop?`,
    retireText: (addresses: string) =>
      `Shoppers who open ${addresses} are told that there is no such page, and its entries leave the navigation. Nothing that is stored is lost. Other parts may claim these addresses; until then a version can be made live again.`,
    backOffice: 'This is the back office itself: without it, only a command brings it back.',
    reason: 'Reason',
    reasonHint: 'For the history; may be left empty.',
  },
  done: {
    promote: (name: string, version: string) => `${name} ${version} is live`,
    rollback: (name: string, version: string) => `${name} ${version} is live again`,
    retire: (name: string) => `${name} is not part of the shop any more`,
  },
  history: 'What was live',
  historyNone: 'No version was live yet.',
  entries: {
    promote: (version: string) => `Made ${version} live`,
    rollback: (version: string) => `Went back to ${version}`,
    retire: 'Taken out of the shop',
    instead: (version: string) => `instead of ${version}`,
  },
};

export const remotesMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-settings" */ './de/remotes').then((module) => module.remotes),
});
