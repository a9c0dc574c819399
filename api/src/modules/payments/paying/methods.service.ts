import { formatMoney } from '@tessera/shared/money';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { inPipeline } from '../../../infra/database/pipeline';
import { localeOf } from '../../../core/languages';
import type { Language } from '../../../core/languages';
import type { PaymentMethodCode, PaymentOfferView } from '../../../schemas/payment';
import type { OfferMethods, PaymentQuestion } from '../../checkout/checkout-payments.port';
import type { Eligibility, LookedUp, PayLaterService } from '../../pay-later/accounts/pay-later.service';
import type { StripeKeysService } from '../../stripe-keys/stripe-keys.service';
import type { Credit, CreditPayments } from '../../stored-values/ledger/credit-payments.service';
import { CASH_REASONS, GIFT_CARD_REASONS, methodName, tooLittleCredit } from '../settings/method-messages';
import type { PaymentSettings, PaymentSettingsService } from '../settings/payment-settings.service';

export interface MethodsDeps extends Pick<Infra, 'config'> {
  settings: Pick<PaymentSettingsService, 'get'>;
  payLater: Pick<PayLaterService, 'lookUp' | 'examine' | 'unavailable'>;
  creditPayments: Pick<CreditPayments, 'find'>;
  stripeKeys: Pick<StripeKeysService, 'get'>;
}

export type MethodsService = ReturnType<typeof createMethodsService>;

/** Pay-later is for those who have an account for it. */
const NOBODY: Promise<LookedUp> = Promise.resolve({ plans: [], account: undefined });
const NO_CREDIT: Promise<undefined> = Promise.resolve(undefined);

/** Which ways to pay there are, and for whom. */
export function createMethodsService(deps: MethodsDeps) {
  const { config, settings, payLater, creditPayments, stripeKeys } = deps;

  const offer = (
    code: PaymentMethodCode,
    language: Language,
    rest: Partial<PaymentOfferView> = {},
  ): PaymentOfferView => ({
    code,
    name: methodName(code, language, false),
    available: (rest.reason ?? null) === null,
    reason: null,
    fee: 0,
    ...rest,
  });

  /** @param takes_cards at all */
  function payLaterOffer(
    { language, gift_cards = false }: PaymentQuestion,
    found: Eligibility,
    takes_cards: boolean,
  ): PaymentOfferView {
    // Money that is not there yet would become money to spend.
    if (gift_cards) return offer('pay-later', language, { reason: GIFT_CARD_REASONS.money[language] });
    // Without a way to take cards nobody could pay the first instalment.
    const payable = !found.first_at_once || takes_cards;
    const reason = found.reason ?? (payable ? null : 'plan');
    const words = reason && payLater.unavailable(reason, language);
    return offer('pay-later', language, {
      reason: words,
      ...(reason === 'none' && { can_apply: true }),
      ...(reason === 'overdue' && { can_settle: true }),
    });
  }

  function cashOffer(
    { total, country, language, gift_cards = false }: PaymentQuestion,
    cash: PaymentSettings['cash_on_delivery'],
  ) {
    const abroad = country !== null && cash.countries.length > 0 && !cash.countries.includes(country);
    if (gift_cards) return offer('cash-on-delivery', language, { reason: GIFT_CARD_REASONS.door[language] });
    const word = abroad ? 'country' : total > cash.up_to ? 'too_much' : null;
    return offer('cash-on-delivery', language, { fee: cash.fee, reason: word && CASH_REASONS[word][language] });
  }

  /** Of whoever has some; it pays for the whole of an order. */
  function creditOffer(question: PaymentQuestion, credit: Credit | undefined): PaymentOfferView[] {
    const { total, currency, language, gift_cards = false } = question;
    if (!credit || credit.balance === 0 || credit.currency !== currency) return [];
    const { balance } = credit;
    if (gift_cards) {
      return [offer('store-credit', language, { balance, reason: GIFT_CARD_REASONS.money[language] })];
    }
    const isTooLittle = balance < total;
    const words = isTooLittle ? tooLittleCredit(formatMoney(balance, currency, localeOf(language)), language) : null;
    return [offer('store-credit', language, { balance, reason: words })];
  }

  return {
    /** @returns what answers for any sum, of what has been read */
    async listFor(handle: Db | Trx, user_id: string | null): Promise<OfferMethods> {
      // Asked for also where pay-later is off, which is rare: one round trip instead of two.
      const [{ cards, cash_on_delivery, bank_transfer, pay_later }, keys, known, credit] = await inPipeline(
        settings.get(handle),
        stripeKeys.get(handle),
        user_id === null ? NOBODY : payLater.lookUp(handle, user_id),
        user_id === null ? NO_CREDIT : creditPayments.find(handle, user_id),
      );
      return async (question) => {
        const { total: amount, plan, order_id, language } = question;
        const offerLater = async () =>
          payLaterOffer(
            question,
            await payLater.examine(handle, known, { amount, plan, order_id }),
            config.test_cards || keys !== null,
          );
        return [
          ...creditOffer(question, credit),
          ...(config.test_cards && cards.test_card
            ? [offer('test-card', language, { name: methodName('test-card', language, keys !== null) })]
            : []),
          ...(keys && cards.stripe ? [offer('stripe', language, { public_key: keys.publishable_key })] : []),
          ...(pay_later.enabled ? [await offerLater()] : []),
          ...(cash_on_delivery.enabled ? [cashOffer(question, cash_on_delivery)] : []),
          ...(bank_transfer.enabled && bank_transfer.iban !== '' ? [offer('bank-transfer', language)] : []),
        ];
      };
    },
  };
}
