import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import type { PaymentSettingsService } from '../../payments/settings/payment-settings.service';
import { adjustmentsRepository } from './adjustments.repository';

export interface AloneDeps extends Pick<Infra, 'clock'> {
  settings: Pick<PaymentSettingsService, 'get'>;
}

/** How far back it is looked what one person has let go alone. */
const ALONE_MS = 30 * 86_400_000;

export type Alone = ReturnType<typeof createAlone>;

/** What is let go of debt without a second person (docs/product.md, 'Pay-later for staff'). */
export function createAlone({ clock, settings }: AloneDeps) {
  /** What was let go of an account so, minor units. */
  const sum = (handle: Db | Trx, account_id: string): Promise<number> =>
    adjustmentsRepository.sumAlone(handle, account_id, new Date(clock.now().getTime() - ALONE_MS));

  return {
    sum,

    /** Whether so much (minor units) more needs a second person. */
    isTooMuch: async (trx: Trx, account_id: string, amount: number): Promise<boolean> =>
      (await sum(trx, account_id)) + amount > (await settings.get(trx)).pay_later.second_person_above,
  };
}
