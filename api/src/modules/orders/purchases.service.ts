import type { Infra } from '../../infra';
import { purchasesRepository } from './purchases.repository';

export type PurchasesService = ReturnType<typeof createPurchasesService>;

/** What other modules may ask about somebody's orders. */
export function createPurchasesService({ db }: Pick<Infra, 'db'>) {
  return {
    /** Whether somebody has paid for a product, or has it already: what 'verified purchase' stands for. */
    hasBought: (user_id: string, product_id: string): Promise<boolean> =>
      purchasesRepository.hasBought(db, user_id, product_id),
  };
}
