import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the page of pay-later reminders says. */
const en = {
  theSettings: 'The reminders',
  lead: 'Mails to customers about instalments that are open, from eight o’clock on, at most one a day. What was sent stays in each account’s history.',
  holding: 'Overdue',
  hold: 'Days overdue before an account is held',
  holdHint: 'Whoever has anything overdue for longer buys nothing more by pay-later. 0: from the first day on.',
  when: (days: number | undefined) => {
    if (days === undefined) return 'A new reminder';
    if (days === 0) return 'On the day';
    return days < 0
      ? plural('en', -days, { one: 'One day before', other: `${-days} days before` })
      : plural('en', days, { one: 'One day after', other: `${days} days after` });
  },
  fields: { days: 'Days', when: 'From the day when it is due', subject: 'Subject', text: 'Opening' },
  whens: { before: 'before it', after: 'after it' },
  languages: { en: 'English', de: 'German' },
  usual: 'the usual words',
  says: (subject: string, text: string) => `Usual words: “${subject}. ${text}”`,
  placeholders: (names: readonly string[]) =>
    `Stands above the instalments. Filled in: ${names.map((name) => `{${name}}`).join(', ')}.`,
  write: 'Write other words',
  toUsual: 'Back to the usual words',
  preview: 'Preview',
  previewTitle: 'Preview',
  previewLead: 'As it would be sent, with a made-up instalment.',
  add: 'Add a reminder',
  remove: (title: string) => `Remove: ${title}`,
  faults: {
    days: 'Please enter a number of days from 0 to 90',
    step: 'Please enter a number of days: at most 30 before, 90 after',
  },
  saved: 'The reminders were saved',
  stale: 'Somebody has changed the reminders since you opened them. What you had not touched is theirs now.',
};

export const remindersMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-settings" */ './de/reminders').then((module) => module.reminders),
});
