import { formatMoney } from '@tessera/shared/money';
import { cachedFormat } from '../../../../presenters/formats/cached-format';
import { mailOf } from '../../content/mail-content';

/** What went wrong with money, or what a bank has decided about it. */
type TroubleKind =
  | 'capture_failed'
  | 'money_waits'
  | 'payment_lost'
  | 'refund_failed'
  | 'instalment_returned'
  | 'dispute_opened'
  | 'credit_disputed'
  | 'dispute_won'
  | 'dispute_lost';

interface Trouble {
  /** the order's */
  number: string;
  happened: TroubleKind;
  /** minor units of `currency` */
  amount: number;
  currency: string;
  /** RFC 3339: until when the provider takes an answer */
  respond_by: string | null;
}

const daysIn = cachedFormat((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

/** To the shop itself. */
export const moneyTrouble = mailOf<Trouble>()({
  words: {
    en: {
      subject_capture_failed: 'Taking {amount} for order {number} failed',
      capture_failed:
        'The payment provider has refused to take the {amount} that are reserved for order {number}. See why, and take the payment again or ask the customer for another one, before anything more is sent.',
      subject_money_waits: '{amount} of order {number} wait for the payment provider',
      money_waits:
        'The payment provider has not answered several times about {amount} of order {number}. It is asked again at least each hour; you can have it tried at once.',
      subject_payment_lost: 'The payment of order {number} was lost',
      payment_lost:
        'The {amount} that were reserved for order {number} are not reserved any more. Nothing of it is sent, and the customer can pay again.',
      subject_refund_failed: 'The refund of {amount} for order {number} failed',
      refund_failed:
        'The {amount} of order {number} did not go back to the customer. See why, and try again or give the money back another way.',
      subject_instalment_returned: 'An instalment of order {number} is open again',
      instalment_returned:
        '{amount} of the plan of order {number} were refunded at the payment provider itself, or did not come after all. They are open in the plan again.',
      subject_dispute_opened: 'The payment of order {number} is disputed',
      dispute_opened:
        'The customer’s bank disputes {amount} of order {number}. Answer at the payment provider with what shows that the goods were ordered and delivered.',
      subject_credit_disputed: 'Order {number} is disputed, and {amount} of it were refunded to store credit',
      credit_disputed:
        'The bank holds money of order {number} that its customer has had back as store credit: {amount} are given twice while that is so. Tell the bank of the refund, or take back what is left of the store credit.',
      subject_dispute_won: 'The dispute about order {number} was won',
      dispute_won: 'The bank has decided for the shop: it keeps the {amount} of order {number}.',
      subject_dispute_lost: 'The dispute about order {number} was lost',
      dispute_lost: 'The bank has decided for the customer: the {amount} of order {number} are gone.',
      until: 'It takes an answer until {day}.',
      button: 'Open order {number}',
      reason: 'You get this mail because it is the address of {store} for what goes wrong with payments.',
    },
    de: {
      subject_capture_failed: 'Der Einzug von {amount} für Bestellung {number} ist gescheitert',
      capture_failed:
        'Der Zahlungsanbieter hat abgelehnt, die für Bestellung {number} reservierten {amount} einzuziehen. Sehen Sie nach, warum, und versuchen Sie es noch einmal oder bitten Sie um eine andere Zahlung, bevor Sie Weiteres verschicken.',
      subject_money_waits: '{amount} von Bestellung {number} warten auf den Zahlungsanbieter',
      money_waits:
        'Der Zahlungsanbieter hat zu {amount} von Bestellung {number} mehrmals nicht geantwortet. Er wird mindestens stündlich wieder gefragt; Sie können es auch sofort versuchen lassen.',
      subject_payment_lost: 'Die Zahlung von Bestellung {number} ist verloren',
      payment_lost:
        'Die für Bestellung {number} reservierten {amount} sind nicht mehr reserviert. Es wird nichts verschickt, und es kann neu bezahlt werden.',
      subject_refund_failed: 'Die Erstattung von {amount} für Bestellung {number} ist gescheitert',
      refund_failed:
        'Die {amount} von Bestellung {number} sind nicht zurückgegangen. Sehen Sie nach, warum, und versuchen Sie es noch einmal oder geben Sie das Geld auf anderem Weg zurück.',
      subject_instalment_returned: 'Eine Rate von Bestellung {number} ist wieder offen',
      instalment_returned:
        '{amount} des Ratenplans von Bestellung {number} wurden beim Zahlungsanbieter selbst erstattet oder kamen doch nicht. Sie sind im Plan wieder offen.',
      subject_dispute_opened: 'Die Zahlung von Bestellung {number} wird bestritten',
      dispute_opened:
        'Die Bank der Kundschaft bestreitet {amount} von Bestellung {number}. Antworten Sie beim Zahlungsanbieter mit dem, was Bestellung und Lieferung belegt.',
      subject_credit_disputed: 'Bestellung {number} wird bestritten, und {amount} davon wurden als Guthaben erstattet',
      credit_disputed:
        'Die Bank hält Geld von Bestellung {number} zurück, das schon als Guthaben erstattet wurde: {amount} sind so lange doppelt gegeben. Teilen Sie der Bank die Erstattung mit, oder nehmen Sie zurück, was vom Guthaben noch da ist.',
      subject_dispute_won: 'Der Zahlungsstreit um Bestellung {number} wurde gewonnen',
      dispute_won: 'Die Bank hat für den Shop entschieden: Er behält die {amount} von Bestellung {number}.',
      subject_dispute_lost: 'Der Zahlungsstreit um Bestellung {number} wurde verloren',
      dispute_lost: 'Die Bank hat gegen den Shop entschieden: Die {amount} von Bestellung {number} sind verloren.',
      until: 'Er nimmt eine Antwort bis {day} an.',
      button: 'Bestellung {number} öffnen',
      reason: 'Sie erhalten diese E-Mail, weil dies die Adresse von {store} für Schwierigkeiten mit Zahlungen ist.',
    },
  },
  needed: { until: ['day'] },
  values: ({ number, amount, currency }, { locale }) => ({ number, amount: formatMoney(amount, currency, locale) }),
  write({ number, happened, respond_by }, say, { locale, public_url }) {
    const text = say(happened);
    const until = respond_by === null ? [] : [say('until', { day: daysIn(locale).format(new Date(respond_by)) })];
    const href = `${public_url}/admin/orders/${encodeURIComponent(number)}`;
    return {
      subject: say(`subject_${happened}`),
      preview: text,
      body: [text, ...until, { label: say('button'), href }],
      reason: say('reason'),
    };
  },
});
