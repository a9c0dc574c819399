import type { Db, Trx } from '../../../infra/database/db';
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
export function createOrderSettingsService() {
  return {
    async get(handle: Db | Trx): Promise<OrderSettings> {
      // Whoever writes it keeps to the type; what is missing is filled from the defaults.
      const stored = (await orderSettingsRepository.find(handle)) as Partial<OrderSettings> | undefined;
      return { ...DEFAULTS, ...stored };
    },
  };
}
