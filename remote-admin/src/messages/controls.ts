import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the small parts of the back office say by themselves. */
const en = {
  cancel: 'Cancel',
  unsaved: 'Unsaved changes',
  save: 'Save',
  discard: 'Discard',
  leaving: {
    unsaved: { title: 'Leave without saving?', text: 'What you changed here is not saved.', leave: 'Leave the page' },
    meanwhile: {
      title: 'Still being saved',
      text: 'This page closes as soon as that is done. If you leave now and it fails, what you changed is lost.',
      leave: 'Leave now',
    },
    stay: 'Stay',
  },
  typedBefore: { there: 'What you typed here before is there again.', anew: 'Begin anew' },
  noAnswer: 'No connection to the shop. Try again: what you typed is still here.',
  noConnection: 'No connection to the shop. Please try again.',
  notSaved: (why: string) => `Your changes were not saved: ${why}`,
  versions: {
    both: 'Both versions',
    field: 'Field',
    theirs: 'Theirs',
    mine: 'Yours',
    take: 'Take theirs',
    empty: 'empty',
  },
  combobox: {
    searching: 'Searching…',
    found: (count: number) => plural('en', count, { one: '1 found', other: `${count} found` }),
    retry: 'Try again',
  },
  dialogMissing: 'This could not be opened. Please check your connection and try again.',
  noRight: (role: string) => `Your role (${role}) does not allow this.`,
};

export const controlMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin" */ './de/controls').then((module) => module.controls),
});
