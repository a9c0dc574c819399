import { formatMoney } from '@tessera/shared/money';
import type { Language } from '../../../../core/languages';
import type { RefundWayView } from '../../../../schemas/refund-preview';
import type { MailBlock, MailContext } from '../../content/mail-content';
import { orderTemplate, someGoods } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface ReturnRefunded extends OrderMail {
  return_number: string;
  goods: OrderMail['lines'];
  /** minor units; 0: nothing goes back */
  amount: number;
  /** by which ways; they add up to it */
  ways: RefundWayView[];
  /** what the shop says with it; '': nothing */
  message: string;
}

interface Words {
  credit: (amount: string) => string;
  plan: (amount: string) => string;
  instalments: (amount: string) => string;
  paid: (amount: string) => string;
  bank: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    credit: (amount) => `${amount} goes to your store credit, and pays for your next order.`,
    plan: (amount) => `${amount} comes off the instalments that are still to be paid.`,
    instalments: (amount) => `${amount} of the instalments that you have paid goes back the way each was paid.`,
    paid: (amount) => `${amount} goes back the way you paid.`,
    bank: 'Depending on your bank, it takes a few days to show.',
  },
  de: {
    credit: (amount) => `${amount} gehen in Ihr Guthaben, mit dem Sie Ihre nächste Bestellung bezahlen können.`,
    plan: (amount) => `${amount} gehen von den Raten ab, die noch offen sind.`,
    instalments: (amount) => `${amount} der bezahlten Raten gehen den Weg zurück, auf dem jede bezahlt wurde.`,
    paid: (amount) => `${amount} gehen den Weg zurück, auf dem Sie bezahlt haben.`,
    bank: 'Je nach Bank dauert das einige Tage.',
  },
};

/** One sentence for each way, and what banks do with what goes to one. */
function waysIn({ ways, currency }: ReturnRefunded, language: Language, { locale }: MailContext): MailBlock[] {
  const words = WORDS[language];
  const sentences = ways.map(({ way, amount }) => {
    const say = way === 'store-credit' ? words.credit : way === 'pay-later' ? words.plan : undefined;
    return (say ?? (way === 'instalments' ? words.instalments : words.paid))(formatMoney(amount, currency, locale));
  });
  const isByBank = ways.some(({ way }) => way !== 'store-credit' && way !== 'pay-later');
  return isByBank ? [...sentences, words.bank] : sentences;
}

const quoted = ({ message }: ReturnRefunded): MailBlock[] => (message === '' ? [] : [{ quote: message }]);

/** The end of a return: all that goes back for it, and how. */
export const returnRefunded = orderTemplate<ReturnRefunded>({
  en: (mail, context) => ({
    subject: `Your return ${mail.return_number} is settled`,
    preview: `It belongs to your order ${mail.number}.`,
    body: [
      mail.amount > 0
        ? `Your return ${mail.return_number} is settled: we refund ${formatMoney(mail.amount, mail.currency, context.locale)}.`
        : `Your return ${mail.return_number} is settled. Nothing is refunded.`,
      ...waysIn(mail, 'en', context),
      ...quoted(mail),
      someGoods(mail.goods, mail, context),
    ],
  }),
  de: (mail, context) => ({
    subject: `Ihre Rückgabe ${mail.return_number} ist abgeschlossen`,
    preview: `Sie gehört zu Ihrer Bestellung ${mail.number}.`,
    body: [
      mail.amount > 0
        ? `Ihre Rückgabe ${mail.return_number} ist abgeschlossen: Wir erstatten ${formatMoney(mail.amount, mail.currency, context.locale)}.`
        : `Ihre Rückgabe ${mail.return_number} ist abgeschlossen. Es wird nichts erstattet.`,
      ...waysIn(mail, 'de', context),
      ...quoted(mail),
      someGoods(mail.goods, mail, context),
    ],
  }),
});
