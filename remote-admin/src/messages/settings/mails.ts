import type { MailText } from '@tessera/shared/contract';
import { defineMessages, plural } from '@tessera/shared/i18n';
import { mailNames } from '../mail-names';

const kinds: Record<MailText['kind'], string> = {
  subject: 'Subject',
  preview: 'Beside the subject',
  text: 'Paragraph',
  button: 'Button',
  label: 'Label',
  reason: 'Last line: why it came',
};

/** What the pages of mails' texts say. */
const en = {
  theMails: 'The mails',
  lead: 'What each mail says, in each language. Where nothing is written, it says what every shop says.',
  names: mailNames,
  groups: {
    common: 'In several mails',
    orders: 'Orders and returns',
    'pay-later': 'Pay later',
    'stored-values': 'Gift cards and store credit',
    notices: 'News and messages',
    account: 'Accounts and staff',
  },
  columns: { name: 'Mail', group: 'About', en: 'English', de: 'German' },
  usual: 'Usual texts',
  own: (count: number, number: string) =>
    plural('en', count, { one: '1 text of your own', other: `${number} texts of your own` }),
  count: (count: number, number: string) => plural('en', count, { one: '1 mail', other: `${number} mails` }),
  theSettings: 'The texts of the mail',
  mailLead:
    'Greeting, goods, links and what people wrote themselves stand where they stand. An empty field says what every shop says. Mails that go out a moment after you save have the new texts.',
  reminderLead: 'Subject and opening of reminders are written under Payments, for each day.',
  toReminders: 'Pay-later reminders',
  missing: 'There is no such mail',
  missingText: 'Perhaps the address is not complete.',
  toMails: 'All mails',
  language: 'Language',
  languages: { en: 'English', de: 'German' },
  texts: 'Texts',
  kinds,
  numbered: (kind: string, number: number) => `${kind} ${number}`,
  placeholders: (all: string) => `Filled in: ${all}`,
  needed: (all: string) => `Must have ${all}`,
  toUsual: 'Back to the usual text',
  toUsualOf: (label: string) => `Back to the usual text: ${label}`,
  allToUsual: 'All back to the usual texts',
  preview: 'As it is sent',
  previewLead:
    'With made-up data. Some texts are said in some cases only, such as one way to pay: put the cursor into one, and such a case stands here.',
  subject: 'Subject',
  asHtml: 'The mail',
  asText: 'For programs that show no HTML',
  send: 'Send it to me',
  sentTo: (to: string) => `The mail goes to ${to}`,
  notSent: 'The mail was not sent',
  saved: 'The texts were saved',
  stale: 'Somebody has changed texts of this mail since you opened it. What you had not touched is theirs now.',
};

export const mailTextsMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-settings" */ './de/mails').then((module) => module.mails),
});
