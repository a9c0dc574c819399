import type { Infra } from '../../infra';
import { withTransaction } from '../../infra/database/transaction';
import { importRepository } from './import.repository';

/** Makes the categories that products are put into. */
export function createCategoriesWriter({ db, clock, changes }: Pick<Infra, 'db' | 'clock' | 'changes'>) {
  return {
    /** The id of the category of this name in any case, made when there is none. */
    ensure: (name: string): Promise<string> =>
      withTransaction(db, async (trx) => {
        const category = await importRepository.ensureCategory(trx, name, clock.now());
        if (!category) throw new Error('A category needs a name');
        if (category.created) await changes.notify(trx, ['categories']);
        return category.id;
      }),
  };
}
