import { formatMoney } from '@tessera/shared/money';
import type { Language } from '../../../../core/languages';
import { greeting } from '../../content/greeting';
import { mailOf } from '../../content/mail-content';
import type { MailContext } from '../../content/mail-content';
import { fillIn } from '../../../../presenters/words/placeholders';
import { paragraphsOf, USUAL_REMINDERS } from '../../../../presenters/words/reminder-words';
import type { ReminderText } from '../../../../presenters/words/reminder-words';

interface Instalment {
  order_number: string;
  /** YYYY-MM-DD */
  due_on: string;
  /** minor units that are open */
  amount: number;
  /** from today to the due date; negative: overdue */
  days: number;
}

interface Reminder {
  first_name: string;
  currency: string;
  parts: Instalment[];
  /** what staff have written for it in the mail's language; null, or from a mail of before: the usual words */
  own?: ReminderText | null;
}

const dateIn = (locale: string, date: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

const isOverdue = ({ parts }: Reminder): boolean => parts.some(({ days }) => days < 0);

const whenEn = (days: number): string => {
  if (days < 0) return `was due ${-days} ${days === -1 ? 'day' : 'days'} ago`;
  if (days === 0) return 'is due today';
  return days === 1 ? 'is due tomorrow' : `is due in ${days} days`;
};

const whenDe = (days: number): string => {
  if (days < 0) return `war vor ${-days} ${days === -1 ? 'Tag' : 'Tagen'} fällig`;
  if (days === 0) return 'ist heute fällig';
  return days === 1 ? 'ist morgen fällig' : `ist in ${days} Tagen fällig`;
};

/** How its day stands to today. */
const WHEN: Record<Language, (days: number) => string> = { en: whenEn, de: whenDe };

/** Subject and opening: what staff wrote for this reminder, or the usual ones. */
function wordsOf(reminder: Reminder, { language, locale, store_name }: MailContext): ReminderText {
  const { own, parts, first_name, currency } = reminder;
  const kind = isOverdue(reminder) ? 'overdue' : 'soon';
  const { subject, text } = own ?? USUAL_REMINDERS[kind][language];
  const amount = formatMoney(
    parts.reduce((sum, part) => sum + part.amount, 0),
    currency,
    locale,
  );
  const values = { name: first_name, store: store_name, amount };
  return { subject: fillIn(subject, values), text: fillIn(text, values) };
}

/** Subject and opening are texts of reminders (docs/product.md §4); the rest is as of other mails. */
export const payLaterReminder = mailOf<Reminder>()({
  words: {
    en: {
      preview: 'About your pay-later account at {store}.',
      instalment: '{amount} for order {number} {when} ({day}).',
      button: 'Pay now',
      paid: 'If you have just paid, you need do nothing.',
      reason: 'You get this mail because you pay later at {store}.',
    },
    de: {
      preview: 'Zu Ihrem Konto für spätere Zahlung bei {store}.',
      instalment: '{amount} für Bestellung {number}: Die Zahlung {when} ({day}).',
      button: 'Jetzt bezahlen',
      paid: 'Haben Sie gerade bezahlt, brauchen Sie nichts zu tun.',
      reason: 'Sie erhalten diese E-Mail, weil Sie bei {store} später bezahlen.',
    },
  },
  needed: { instalment: ['amount', 'number', 'day'] },
  write(reminder, say, context) {
    const { subject, text } = wordsOf(reminder, context);
    return {
      subject,
      preview: say('preview'),
      body: [
        greeting(reminder.first_name, context),
        ...paragraphsOf(text),
        ...reminder.parts.map(({ order_number, due_on, amount, days }) =>
          say('instalment', {
            amount: formatMoney(amount, reminder.currency, context.locale),
            number: order_number,
            when: WHEN[context.language](days),
            day: dateIn(context.locale, due_on),
          }),
        ),
        { label: say('button'), href: `${context.public_url}/account/pay-later` },
        say('paid'),
      ],
      reason: say('reason'),
    };
  },
});
