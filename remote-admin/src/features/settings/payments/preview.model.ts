import { countryName } from '@tessera/shared/addresses';
import type { PaymentSettings } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paymentsMessages } from '../../../messages/settings/payments';
import { ibanInGroups, type PaymentsBody } from './payments.model';

type Way = 'stripe' | 'test_card' | 'cash' | 'transfer' | 'pay_later';

/** Which ways the checkout offers, in its order. */
function offered(
  { cards, cash_on_delivery, bank_transfer, pay_later }: PaymentsBody,
  { stripe, test_card }: PaymentSettings['available'],
): Record<Way, boolean> {
  return {
    test_card: test_card && cards.test_card,
    stripe: stripe !== null && cards.stripe,
    pay_later: pay_later.enabled,
    cash: cash_on_delivery.enabled,
    transfer: bank_transfer.enabled,
  };
}

/** What cash at the door costs and where, where it goes on being offered. */
function cashWords(before: PaymentsBody, after: PaymentsBody, currency: string, locale: string): string[] {
  const { changes: text } = messagesIn(paymentsMessages);
  const [was, is] = [before.cash_on_delivery, after.cash_on_delivery];
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const places = is.countries.map((code) => countryName(code, locale)).join(', ');
  if (!is.enabled) return [];
  return [
    ...(was.fee === is.fee ? [] : [text.fee(money(is.fee), money(was.fee))]),
    ...(was.up_to === is.up_to ? [] : [text.upTo(money(is.up_to), money(was.up_to))]),
    ...(was.countries.join() === is.countries.join() ? [] : [places === '' ? text.everywhere : text.onlyIn(places)]),
  ];
}

/** Which account is told, and how long goods are kept for it. */
function transferWords(before: PaymentsBody, after: PaymentsBody): string[] {
  const { changes: text } = messagesIn(paymentsMessages);
  const [was, is] = [before.bank_transfer, after.bank_transfer];
  if (is.iban === '') return [];
  const isSame = was.iban === is.iban && was.bic === is.bic && was.holder === is.holder;
  return [
    ...(isSame ? [] : [text.account(is.holder, ibanInGroups(is.iban))]),
    ...(was.days === is.days ? [] : [text.days(is.days, was.days)]),
  ];
}

/** From which amount on nobody lets go of a debt alone. */
function creditWords(
  { pay_later: was }: PaymentsBody,
  { pay_later: is }: PaymentsBody,
  currency: string,
  locale: string,
) {
  const { changes: text } = messagesIn(paymentsMessages);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  if (was.second_person_above === is.second_person_above) return [];
  return [text.secondPerson(money(is.second_person_above), money(was.second_person_above))];
}

/** What is to be read before it is saved: that nobody could pay any more, then what orders have otherwise. */
export function previewWords(
  before: PaymentSettings,
  after: PaymentsBody,
  locale: string,
): { warnings: string[]; changes: string[] } {
  const { ways, changes: text, warnings } = messagesIn(paymentsMessages);
  const [was, is] = [offered(before, before.available), offered(after, before.available)];
  // the keys of a record are what its type says
  const names = Object.keys(is) as Way[];
  const { pay_later: isLater, ...atOnce } = is;
  const isPayable = Object.values(atOnce).includes(true);
  return {
    warnings: isPayable ? [] : [isLater ? warnings.laterOnly : warnings.nothing],
    changes: [
      ...names.flatMap((way) => {
        if (was[way] === is[way]) return [];
        return [is[way] ? text.offered(ways[way]) : text.notOffered(ways[way])];
      }),
      ...(before.capture === after.capture ? [] : [text.capture[after.capture]]),
      ...cashWords(before, after, before.currency, locale),
      ...transferWords(before, after),
      ...creditWords(before, after, before.currency, locale),
    ],
  };
}
