import { defineMessages } from '@tessera/shared/i18n';

/** What the small parts of the back office say by themselves. */
const en = {
  cancel: 'Cancel',
  unsaved: 'Unsaved changes',
  save: 'Save',
  discard: 'Discard',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed here is not saved.',
  leave: 'Leave the page',
  stay: 'Stay',
  noRight: (role: string) => `Your role (${role}) does not allow this.`,
};

export const controlMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin" */ './de/controls').then((module) => module.controls),
});
