import type { Infra } from '../../../infra';
import type { CreditPayments } from '../../stored-values/ledger/credit-payments.service';
import type { TestGatewayService } from '../../test-gateway/test-gateway.service';
import type { PaymentRow } from '../records/payments.repository';
import { createByHandProvider } from './by-hand';
import type { PaymentProvider } from './provider';
import { createStoreCreditProvider } from './store-credit';
import { createLateStripeProvider } from './stripe-late';
import { createTestCardProvider } from './test-card';

/** Who takes the money of each method. Pay-later is the shop's own: its ledger does what a provider would. */
export function createProviders(
  { config }: Pick<Infra, 'config'>,
  {
    testGateway,
    creditPayments,
  }: { testGateway: TestGatewayService; creditPayments: Pick<CreditPayments, 'giveBack'> },
) {
  const providers: Partial<Record<PaymentRow['method'], PaymentProvider>> = {
    'test-card': createTestCardProvider(testGateway),
    'cash-on-delivery': createByHandProvider(true),
    'bank-transfer': createByHandProvider(false),
    cash: createByHandProvider(false),
    'store-credit': createStoreCreditProvider(creditPayments),
    ...(config.stripe ? { stripe: createLateStripeProvider(config.stripe) } : {}),
  };

  return {
    providers,

    /** @throws Error for a method that was switched off while payments of it are open */
    providerOf(method: PaymentRow['method']): PaymentProvider {
      const provider = providers[method];
      if (!provider) throw new Error(`There is no payment provider for ${method}`);
      return provider;
    },
  };
}
