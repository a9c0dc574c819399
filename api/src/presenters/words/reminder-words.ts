import type { Language } from '../../core/languages';

/** What stands above the instalments of a reminder; in it placeholders are filled in. */
export interface ReminderText {
  subject: string;
  /** paragraphs, with an empty line between them */
  text: string;
}

/** What is filled in: whom it is for, which shop it is, and what the instalments of the mail come to. */
export const REMINDER_PLACEHOLDERS = ['name', 'store', 'amount'];

/** What is said until the day when it is due and after it, where staff have written nothing. */
export const USUAL_REMINDERS: Record<'soon' | 'overdue', Record<Language, ReminderText>> = {
  soon: {
    en: { subject: 'A payment is due soon', text: 'A short reminder of what comes next:' },
    de: { subject: 'Eine Zahlung wird bald fällig', text: 'eine kurze Erinnerung an die nächste Zahlung:' },
  },
  overdue: {
    en: { subject: 'A payment is overdue', text: 'Please remember to pay:' },
    de: { subject: 'Eine Zahlung ist überfällig', text: 'bitte denken Sie an die Zahlung:' },
  },
};

/** A text's paragraphs. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
