import type { Db, Trx } from '../../../infra/database/db';
import { readStored } from '../../store/store.service';
import { orderSettingsRepository } from './order-settings.repository';

export interface OrderSettings {
  /** what order numbers begin with */
  number_prefix: string;
  /** how long after its delivery an order can be sent back */
  return_days: number;
}

export type OrderSettingsService = ReturnType<typeof createOrderSettingsService>;

const RETURN_DAYS = 30;

/** What the store says about its orders. */
export function createOrderSettingsService() {
  return {
    async get(handle: Db | Trx): Promise<OrderSettings> {
      const stored = await orderSettingsRepository.find(handle);
      // Whoever writes them keeps to the type; what is missing is filled from the defaults.
      const orders = stored.orders as Partial<OrderSettings> | undefined;
      return {
        number_prefix: readStored(stored.store).order_prefix,
        return_days: orders?.return_days ?? RETURN_DAYS,
      };
    },
  };
}
