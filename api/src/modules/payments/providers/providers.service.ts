import type { CreditPayments } from '../../stored-values/ledger/credit-payments.service';
import type { StripeKeysService } from '../../stripe-keys/stripe-keys.service';
import type { TestGatewayService } from '../../test-gateway/test-gateway.service';
import type { PaymentRow } from '../records/payments.repository';
import { createByHandProvider } from './by-hand';
import type { PaymentProvider } from './provider';
import { createStoreCreditProvider } from './store-credit';
import { createLateStripeProvider } from './stripe-late';
import { createTestCardProvider } from './test-card';

interface ProvidersDeps {
  stripeKeys: Pick<StripeKeysService, 'get'>;
  testGateway: TestGatewayService;
  creditPayments: Pick<CreditPayments, 'giveBack'>;
}

/** Who takes the money of each method. Pay-later is the shop's own: its ledger does what a provider would. */
export function createProviders({ stripeKeys, testGateway, creditPayments }: ProvidersDeps) {
  const providers: Partial<Record<PaymentRow['method'], PaymentProvider>> = {
    'test-card': createTestCardProvider(testGateway),
    'cash-on-delivery': createByHandProvider(true),
    'bank-transfer': createByHandProvider(false),
    cash: createByHandProvider(false),
    'store-credit': createStoreCreditProvider(creditPayments),
    stripe: createLateStripeProvider(() => stripeKeys.get()),
  };

  return {
    /** The provider that a message says it is from; undefined where there is none, or the shop has no keys of it. */
    async findProvider(name: string): Promise<PaymentProvider | undefined> {
      if (name === 'stripe' && !(await stripeKeys.get())) return undefined;
      return Object.entries(providers).find(([method]) => method === name)?.[1];
    },

    /** @throws Error for a method that takes no money by a provider */
    providerOf(method: PaymentRow['method']): PaymentProvider {
      const provider = providers[method];
      if (!provider) throw new Error(`There is no payment provider for ${method}`);
      return provider;
    },
  };
}
