import type { Infra } from '../../../infra';
import type { Language } from '../../../core/languages';
import type { Db, Trx } from '../../../infra/database/db';
import type { StripeKeysService } from '../../stripe-keys/stripe-keys.service';
import { methodName } from './method-messages';

export type InstalmentMethod = 'test-card' | 'stripe';

export type InstalmentMethodsService = ReturnType<typeof createInstalmentMethods>;

/** How an instalment can be paid here: by the cards that this shop takes, in the order in which they are offered. */
export function createInstalmentMethods({
  config,
  stripeKeys,
}: Pick<Infra, 'config'> & { stripeKeys: Pick<StripeKeysService, 'get'> }) {
  /** @param has_stripe whether there are keys of it */
  const codesWith = (has_stripe: boolean): InstalmentMethod[] => [
    ...(config.test_cards ? (['test-card'] as const) : []),
    ...(has_stripe ? (['stripe'] as const) : []),
  ];

  return {
    codes: async (handle?: Db | Trx): Promise<InstalmentMethod[]> => codesWith((await stripeKeys.get(handle)) !== null),

    async list(language: Language) {
      const has_stripe = (await stripeKeys.get()) !== null;
      return codesWith(has_stripe).map((code) => ({ code, name: methodName(code, language, has_stripe) }));
    },
  };
}
