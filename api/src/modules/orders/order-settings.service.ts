import type { Infra } from '../../infra';
import { createKept } from '../../infra/kept';
import { orderSettingsRepository } from './order-settings.repository';

export interface OrderSettings {
  /** what order numbers begin with */
  number_prefix: string;
  /** how long after its delivery an order can be sent back */
  return_days: number;
}

export type OrderSettingsService = ReturnType<typeof createOrderSettingsService>;

const DEFAULTS: OrderSettings = { number_prefix: 'KO', return_days: 30 };

/** What the store says about its orders. */
export function createOrderSettingsService(infra: Pick<Infra, 'db' | 'clock' | 'changes'>) {
  return {
    get: createKept<OrderSettings>({
      ...infra,
      tag: 'store',
      // Whoever writes it keeps to the type; what is missing is filled from the defaults.
      load: async () => ({
        ...DEFAULTS,
        ...((await orderSettingsRepository.find(infra.db)) as Partial<OrderSettings>),
      }),
    }),
  };
}
