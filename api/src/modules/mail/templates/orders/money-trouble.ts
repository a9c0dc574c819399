import { formatMoney } from '@tessera/shared/money';
import type { Language } from '../../../../core/languages';
import { cachedFormat } from '../../../../presenters/cached-format';
import type { MailTemplate } from '../../content/mail-content';

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

interface Words {
  subject: string;
  /** what it means, and what is to be done */
  text: string;
}

type Sentences = Record<TroubleKind, (money: string, number: string) => Words>;

const WORDS: Record<Language, Sentences> = {
  en: {
    capture_failed: (money, number) => ({
      subject: `Taking ${money} for order ${number} failed`,
      text: `The payment provider has refused to take the ${money} that are reserved for order ${number}. See why, and take the payment again or ask the customer for another one, before anything more is sent.`,
    }),
    money_waits: (money, number) => ({
      subject: `${money} of order ${number} wait for the payment provider`,
      text: `The payment provider has not answered several times about ${money} of order ${number}. It is asked again at least each hour; you can have it tried at once.`,
    }),
    payment_lost: (money, number) => ({
      subject: `The payment of order ${number} was lost`,
      text: `The ${money} that were reserved for order ${number} are not reserved any more. Nothing of it is sent, and the customer can pay again.`,
    }),
    refund_failed: (money, number) => ({
      subject: `The refund of ${money} for order ${number} failed`,
      text: `The ${money} of order ${number} did not go back to the customer. See why, and try again or give the money back another way.`,
    }),
    instalment_returned: (money, number) => ({
      subject: `An instalment of order ${number} is open again`,
      text: `${money} of the plan of order ${number} were refunded at the payment provider itself, or did not come after all. They are open in the plan again.`,
    }),
    dispute_opened: (money, number) => ({
      subject: `The payment of order ${number} is disputed`,
      text: `The customer’s bank disputes ${money} of order ${number}. Answer at the payment provider with what shows that the goods were ordered and delivered.`,
    }),
    credit_disputed: (money, number) => ({
      subject: `Order ${number} is disputed, and ${money} of it were refunded to store credit`,
      text: `The bank holds money of order ${number} that its customer has had back as store credit: ${money} are given twice while that is so. Tell the bank of the refund, or take back what is left of the store credit.`,
    }),
    dispute_won: (money, number) => ({
      subject: `The dispute about order ${number} was won`,
      text: `The bank has decided for the shop: it keeps the ${money} of order ${number}.`,
    }),
    dispute_lost: (money, number) => ({
      subject: `The dispute about order ${number} was lost`,
      text: `The bank has decided for the customer: the ${money} of order ${number} are gone.`,
    }),
  },
  de: {
    capture_failed: (money, number) => ({
      subject: `Der Einzug von ${money} für Bestellung ${number} ist gescheitert`,
      text: `Der Zahlungsanbieter hat abgelehnt, die für Bestellung ${number} reservierten ${money} einzuziehen. Sehen Sie nach, warum, und versuchen Sie es noch einmal oder bitten Sie um eine andere Zahlung, bevor Sie Weiteres verschicken.`,
    }),
    money_waits: (money, number) => ({
      subject: `${money} von Bestellung ${number} warten auf den Zahlungsanbieter`,
      text: `Der Zahlungsanbieter hat zu ${money} von Bestellung ${number} mehrmals nicht geantwortet. Er wird mindestens stündlich wieder gefragt; Sie können es auch sofort versuchen lassen.`,
    }),
    payment_lost: (money, number) => ({
      subject: `Die Zahlung von Bestellung ${number} ist verloren`,
      text: `Die für Bestellung ${number} reservierten ${money} sind nicht mehr reserviert. Es wird nichts verschickt, und es kann neu bezahlt werden.`,
    }),
    refund_failed: (money, number) => ({
      subject: `Die Erstattung von ${money} für Bestellung ${number} ist gescheitert`,
      text: `Die ${money} von Bestellung ${number} sind nicht zurückgegangen. Sehen Sie nach, warum, und versuchen Sie es noch einmal oder geben Sie das Geld auf anderem Weg zurück.`,
    }),
    instalment_returned: (money, number) => ({
      subject: `Eine Rate von Bestellung ${number} ist wieder offen`,
      text: `${money} des Ratenplans von Bestellung ${number} wurden beim Zahlungsanbieter selbst erstattet oder kamen doch nicht. Sie sind im Plan wieder offen.`,
    }),
    dispute_opened: (money, number) => ({
      subject: `Die Zahlung von Bestellung ${number} wird bestritten`,
      text: `Die Bank der Kundschaft bestreitet ${money} von Bestellung ${number}. Antworten Sie beim Zahlungsanbieter mit dem, was Bestellung und Lieferung belegt.`,
    }),
    credit_disputed: (money, number) => ({
      subject: `Bestellung ${number} wird bestritten, und ${money} davon wurden als Guthaben erstattet`,
      text: `Die Bank hält Geld von Bestellung ${number} zurück, das schon als Guthaben erstattet wurde: ${money} sind so lange doppelt gegeben. Teilen Sie der Bank die Erstattung mit, oder nehmen Sie zurück, was vom Guthaben noch da ist.`,
    }),
    dispute_won: (money, number) => ({
      subject: `Der Zahlungsstreit um Bestellung ${number} wurde gewonnen`,
      text: `Die Bank hat für den Shop entschieden: Er behält die ${money} von Bestellung ${number}.`,
    }),
    dispute_lost: (money, number) => ({
      subject: `Der Zahlungsstreit um Bestellung ${number} wurde verloren`,
      text: `Die Bank hat gegen den Shop entschieden: Die ${money} von Bestellung ${number} sind verloren.`,
    }),
  },
};

const UNTIL: Record<Language, (day: string) => string> = {
  en: (day) => `It takes an answer until ${day}.`,
  de: (day) => `Er nimmt eine Antwort bis ${day} an.`,
};

const LINK: Record<Language, (number: string) => string> = {
  en: (number) => `Open order ${number}`,
  de: (number) => `Bestellung ${number} öffnen`,
};

const REASON: Record<Language, (store: string) => string> = {
  en: (store) => `You get this mail because it is the address of ${store} for what goes wrong with payments.`,
  de: (store) => `Sie erhalten diese E-Mail, weil dies die Adresse von ${store} für Schwierigkeiten mit Zahlungen ist.`,
};

const daysIn = cachedFormat((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

const inLanguage =
  (language: Language): MailTemplate<Trouble>[Language] =>
  ({ number, happened, amount, currency, respond_by }, { locale, public_url, store_name }) => {
    const { subject, text } = WORDS[language][happened](formatMoney(amount, currency, locale), number);
    const until = respond_by === null ? [] : [UNTIL[language](daysIn(locale).format(new Date(respond_by)))];
    const href = `${public_url}/admin/orders/${encodeURIComponent(number)}`;
    return {
      subject,
      preview: text,
      body: [text, ...until, { label: LINK[language](number), href }],
      reason: REASON[language](store_name),
    };
  };

/** To the shop itself. */
export const moneyTrouble: MailTemplate<Trouble> = { en: inLanguage('en'), de: inLanguage('de') };
