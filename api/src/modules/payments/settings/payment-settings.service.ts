import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { paymentSettingsRepository } from './payment-settings.repository';

/** Minor units throughout. */
export interface PaymentSettings {
  /** money on a card is taken with the order, or with its first shipment */
  capture: 'at_once' | 'at_shipment';
  /** offered at the checkout, where the environment has them; payments that are under way go on without */
  cards: { stripe: boolean; test_card: boolean };
  cash_on_delivery: {
    enabled: boolean;
    fee: number;
    up_to: number;
    /** ISO 3166-1 alpha-2; none: everywhere */
    countries: string[];
  };
  /** offered as soon as there is an IBAN, unless it is turned off: whoever has still to pay is told the account all the same */
  bank_transfer: { enabled: boolean; holder: string; iban: string; bic: string; days: number };
  pay_later: {
    enabled: boolean;
    /** IANA name: due dates are days at this place */
    time_zone: string;
    /** false: staff decide every application */
    automatic: boolean;
    min_age: number;
    /** a month */
    min_income: number;
    /** share of a month's income, in percent */
    limit_percent: number;
    max_limit: number;
    /** limits are multiples of this, so that they are easy to say; less than one is no limit */
    limit_step: number;
    /** who says that they earn more than this in a month is looked at by a person */
    review_above: number;
    /** kinds of employment that a person looks at */
    review_employment: string[];
    /** how long after a refusal one may apply again */
    reapply_days: number;
    /** more than this nobody waives or writes off alone, of one account within 30 days */
    second_person_above: number;
  };
}

const DEFAULTS: PaymentSettings = {
  capture: 'at_once',
  cards: { stripe: true, test_card: true },
  cash_on_delivery: { enabled: true, fee: 500, up_to: 50_000, countries: [] },
  bank_transfer: { enabled: true, holder: '', iban: '', bic: '', days: 14 },
  pay_later: {
    enabled: true,
    time_zone: 'UTC',
    automatic: true,
    min_age: 18,
    min_income: 80_000,
    limit_percent: 50,
    max_limit: 200_000,
    limit_step: 5000,
    review_above: 2_000_000,
    review_employment: ['unemployed'],
    reapply_days: 30,
    second_person_above: 10_000,
  },
};

export interface PaymentSettingsChanges {
  capture?: PaymentSettings['capture'];
  cards?: Partial<PaymentSettings['cards']>;
  cash_on_delivery?: Partial<PaymentSettings['cash_on_delivery']>;
  bank_transfer?: Partial<PaymentSettings['bank_transfer']>;
  pay_later?: Partial<PaymentSettings['pay_later']>;
}

export type PaymentSettingsService = ReturnType<typeof createPaymentSettingsService>;

/** How the shop is paid. */
export function createPaymentSettingsService({ db, clock }: Pick<Infra, 'db' | 'clock'>) {
  async function get(handle: Db | Trx = db): Promise<PaymentSettings> {
    return withDefaults(await paymentSettingsRepository.find(handle));
  }

  return {
    get,

    /** Changes some settings and keeps the others. */
    async update(changes: PaymentSettingsChanges): Promise<void> {
      await paymentSettingsRepository.put(db, merged(await get(), changes), clock.now());
    },
  };
}

/** Settings as they are kept, with what is missing of them. They are written by this module alone, which is typed. */
export const withDefaults = (stored: unknown): PaymentSettings => merged(DEFAULTS, stored ?? {});

function merged(settings: PaymentSettings, changes: PaymentSettingsChanges): PaymentSettings {
  return {
    capture: changes.capture ?? settings.capture,
    cards: { ...settings.cards, ...changes.cards },
    cash_on_delivery: { ...settings.cash_on_delivery, ...changes.cash_on_delivery },
    bank_transfer: { ...settings.bank_transfer, ...changes.bank_transfer },
    pay_later: { ...settings.pay_later, ...changes.pay_later },
  };
}
