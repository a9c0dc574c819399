import { defineMessages } from '@tessera/shared/i18n';

/** What notes of staff say, wherever some can be written. */
const en = {
  note: 'Note for staff',
  hint: 'Only staff see it.',
  add: 'Add note',
  added: 'The note was added',
  missing: 'Please write something',
  noteBy: (name: string) => `Note by ${name}`,
  someone: 'a former member of staff',
};

export const notesMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin" */ './de/notes').then((module) => module.notes),
});
