import type { Infra } from '../../../infra';
import type { Language } from '../../../core/languages';
import { methodName } from './method-messages';

export type InstalmentMethod = 'test-card' | 'stripe';

export type InstalmentMethodsService = ReturnType<typeof createInstalmentMethods>;

/** How an instalment can be paid here: by the cards that this shop takes, in the order in which they are offered. */
export function createInstalmentMethods({ config }: Pick<Infra, 'config'>) {
  const codes: InstalmentMethod[] = [
    ...(config.test_cards ? (['test-card'] as const) : []),
    ...(config.stripe ? (['stripe'] as const) : []),
  ];

  return {
    codes,
    list: (language: Language) => codes.map((code) => ({ code, name: methodName(code, language, config) })),
  };
}
