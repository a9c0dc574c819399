import type { PaymentSettings } from '@tessera/shared/contract';
import { moneyInput, parseMoney } from '../../../numbers/money.model';
import type { PathErrors } from '../../../settings/use-settings-edit';

/** The form's fields. */
export interface PaymentsDraft {
  stripe: boolean;
  test_card: boolean;
  capture: PaymentSettings['capture'];
  cash: boolean;
  fee: string;
  up_to: string;
  /** ISO 3166-1 alpha-2, with commas between them; '': everywhere */
  countries: string;
  transfer: boolean;
  holder: string;
  iban: string;
  bic: string;
  days: string;
  pay_later: boolean;
  second_person_above: string;
}

export type PaymentsBody = Omit<PaymentSettings, 'version' | 'currency' | 'available'>;

/** 'DE02 1203 …', as banks print it. */
export const ibanInGroups = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

export function draftOf(settings: PaymentSettings, locale: string): PaymentsDraft {
  const { cards, capture, cash_on_delivery: cash, bank_transfer: bank, pay_later, currency } = settings;
  return {
    ...cards,
    capture,
    cash: cash.enabled,
    fee: moneyInput(cash.fee, currency, locale),
    up_to: moneyInput(cash.up_to, currency, locale),
    countries: cash.countries.join(','),
    transfer: bank.enabled,
    holder: bank.holder,
    iban: ibanInGroups(bank.iban),
    bic: bank.bic,
    days: String(bank.days),
    pay_later: pay_later.enabled,
    second_person_above: moneyInput(pay_later.second_person_above, currency, locale),
  };
}

/** The sentences for what is no amount and no number of days. */
export interface TypingFaults {
  amount: string;
  days: string;
}

/** What the API is sent, and what of it was typed so that it cannot be read. */
export function bodyOf(
  draft: PaymentsDraft,
  { currency, locale }: { currency: string; locale: string },
  says: TypingFaults,
): { body: PaymentsBody; errors: PathErrors } {
  const errors: Record<string, string> = {};
  const money = (field: 'fee' | 'up_to' | 'second_person_above', part = 'cash_on_delivery'): number => {
    const amount = parseMoney(draft[field], currency, locale);
    if (amount === undefined) errors[`${part}.${field}`] = says.amount;
    return amount ?? 0;
  };
  const days = /^\d{1,2}$/.test(draft.days.trim()) ? Number(draft.days) : 0;
  if (days < 1) errors['bank_transfer.days'] = says.days;
  const { stripe, test_card, capture, cash, countries, transfer, holder, iban, bic, pay_later } = draft;
  const body: PaymentsBody = {
    cards: { stripe, test_card },
    capture,
    cash_on_delivery: {
      enabled: cash,
      fee: money('fee'),
      up_to: money('up_to'),
      countries: countries === '' ? [] : countries.split(','),
    },
    bank_transfer: { enabled: transfer, holder: holder.trim(), iban: iban.replace(/\s/g, ''), bic: bic.trim(), days },
    pay_later: { enabled: pay_later, second_person_above: money('second_person_above', 'pay_later') },
  };
  return { body, errors };
}
