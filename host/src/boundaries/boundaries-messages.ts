import { defineMessages } from '@tessera/shared/i18n';

const en = {
  label: 'Boundaries',
  seen: (until: string) =>
    `Boundaries: where each part of this page ends. Only this browser shows them, until ${until}.`,
  ended: 'The boundaries have ended. Load the page anew to see the shop as everybody does.',
  refused: 'Only staff who may read the parts of the shop can see boundaries.',
  failed: 'That did not work. Please try again.',
  reset: 'Nothing goes wrong any more',
  leave: 'Leave the boundaries',
  close: 'Close',
  parts: 'Parts of this page',
  part: 'Part',
  team: 'Team',
  version: 'Version',
  loaded: 'Loaded',
  places: 'Places',
  page: 'page',
  trouble: 'What goes wrong',
  troubleOf: (name: string) => `What goes wrong of ${name}`,
  troubles: {
    none: 'Nothing',
    slow: 'Files come late',
    server_error: 'Files are a 500',
    garbage: 'Files are garbage',
    crash: 'Crashes where it is drawn',
    wrong_version: 'Wrong version',
  },
};

export const boundariesMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-boundaries" */ './boundaries-messages.de').then(({ german }) => german),
});
