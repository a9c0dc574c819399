import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { dayIn, isDay } from '../../../infra/basics/calendar';
import { csvAmount, csvHead, csvLine } from '../../../presenters/formats/csv';
import type { StoreService } from '../../store/store.service';
import { owedRepository } from './owed.repository';
import type { OwedValue } from './owed.repository';

export interface OwedFileDeps extends Pick<Infra, 'db' | 'clock'> {
  store: Pick<StoreService, 'getSettings'>;
}

export type OwedFileService = ReturnType<typeof createOwedFile>;

const AT_ONCE = 1000;
const COLUMNS = ['value', 'record', 'issued_at', 'currency', 'owed', 'id'] as const;

/** What the shop owes by gift cards and store credit (docs/product.md, 'Money in and out'). */
export function createOwedFile({ db, clock, store }: OwedFileDeps) {
  async function* all(list: typeof owedRepository.listCards, before: Date): AsyncGenerator<OwedValue> {
    let after: string | null = null;
    for (;;) {
      const rows: OwedValue[] = await list(db, { before, after, limit: AT_ONCE });
      yield* rows;
      after = rows.at(-1)?.id ?? null;
      if (rows.length < AT_ONCE) return;
    }
  }

  return {
    /** @throws AppError `transactions.day_not_found` for what is no day (YYYY-MM-DD), or has not begun where the store is */
    async check(day: string): Promise<void> {
      const { time_zone } = await store.getSettings();
      if (!isDay(day) || day > dayIn(time_zone, clock.now())) throw new AppError('transactions.day_not_found');
    },

    /** Every card and every credit of which something was left as `day` ended where the store is, as a file for spreadsheets. */
    async *write(day: string): AsyncGenerator<string> {
      const before = await owedRepository.endOf(db, day, (await store.getSettings()).time_zone);
      yield csvHead(COLUMNS);
      const kinds = [
        ['gift_card', owedRepository.listCards],
        ['store_credit', owedRepository.listCredits],
      ] as const;
      for (const [kind, list] of kinds) {
        for await (const { id, label, created_at, currency, owed } of all(list, before)) {
          if (owed === 0) continue;
          yield csvLine([kind, label, created_at.toISOString(), currency, csvAmount(owed, currency), id]);
        }
      }
    },
  };
}
