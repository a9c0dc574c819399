import type { Infra } from '../../../infra';
import { idFrom } from '../../../infra/basics/ids';
import { withTransaction } from '../../../infra/database/transaction';
import type { StoreService } from '../../store/store.service';
import { customerSumsRepository as repository } from './customer-sums.repository';

export interface CustomerSumsDeps extends Pick<Infra, 'db' | 'clock' | 'queue'> {
  store: Pick<StoreService, 'getCurrency'>;
}

export type CustomerSumsService = ReturnType<typeof createCustomerSums>;

const SUM_EVERY_MS = 60_000;
/** What was written so long before its transaction ended is found by the next one who looks. */
const OVERLAP_MS = 2 * 60_000;
/** By the clock in UTC; whatever the minutes have missed is found by then. */
const NIGHTLY = '41 2 * * *';
const NIGHTLY_MS = 48 * 3_600_000;
const EVENTS_AT_ONCE = 5_000;
const CUSTOMERS_AT_ONCE = 1_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * How often customers ordered, what they spent and when they ordered last. What happens to an order leaves its event, and
 * nothing else: the worker reads from events whose orders are touched, and writes the sums of those customers anew from
 * their orders. So they are exact however often that is done, and wherever it was cut off.
 */
export function createCustomerSums({ db, clock, queue, store }: CustomerSumsDeps) {
  /** Ids of events are made by the machine's own clock, whatever `clock` says. */
  const now = (): Date => new Date(Math.min(clock.now().getTime(), Date.now()));

  /** Sums whoever is touched by events from a moment on. */
  async function sumTouchedSince(moment: Date, currency: string): Promise<void> {
    let after: string | null = idFrom(moment);
    while (after !== null) {
      const { last, ids } = await repository.listTouched(db, { after, limit: EVENTS_AT_ONCE });
      for (let from = 0; from < ids.length; from += CUSTOMERS_AT_ONCE) {
        const some = ids.slice(from, from + CUSTOMERS_AT_ONCE);
        await withTransaction(db, async (trx) => {
          // One at a time: what an earlier look has read never overwrites what a later one has.
          await repository.lock(trx);
          await repository.sum(trx, some, currency);
        });
      }
      after = last;
    }
  }

  /** Has everybody summed where that was never done, or in another currency. @returns since when events count */
  function begin(currency: string): Promise<Date> {
    return withTransaction(db, async (trx) => {
      const state = await repository.lock(trx);
      if (state.noted_until !== null && state.currency === currency) return state.noted_until;
      const noted_until = now();
      await repository.update(trx, { currency, noted_until, filled_to: BEFORE_ALL });
      return noted_until;
    });
  }

  /** Sums some of everybody; answers whether there are more. */
  function fillNext(currency: string): Promise<boolean> {
    return withTransaction(db, async (trx) => {
      const { filled_to } = await repository.lock(trx);
      if (filled_to === null) return false;
      const ids = await repository.listNext(trx, filled_to, CUSTOMERS_AT_ONCE);
      await repository.sum(trx, ids, currency);
      const last = ids.length < CUSTOMERS_AT_ONCE ? null : (ids.at(-1) ?? null);
      await repository.update(trx, { filled_to: last });
      return last !== null;
    });
  }

  /** What a minute does: everybody who was touched, and all of them where sums are missing. */
  async function sumAll(): Promise<void> {
    const currency = await store.getCurrency();
    const since = await begin(currency);
    const noted_until = now();
    await sumTouchedSince(new Date(since.getTime() - OVERLAP_MS), currency);
    await withTransaction(db, (trx) => repository.update(trx, { noted_until }));
    while (await fillNext(currency));
  }

  async function sumLatest(): Promise<void> {
    await sumTouchedSince(new Date(now().getTime() - NIGHTLY_MS), await store.getCurrency());
  }

  return {
    sumAll,

    /** Sums everybody anew: after orders were written that no event tells of. */
    async sumAnew(): Promise<void> {
      await withTransaction(db, (trx) => repository.update(trx, { noted_until: null }));
      await sumAll();
    },

    /** Sums in this process for as long as it lives. */
    async work(): Promise<void> {
      queue.repeat('sum-customers', SUM_EVERY_MS, async () => {
        await sumAll();
        return false;
      });
      await queue.schedule('sum-customers-again', NIGHTLY, sumLatest);
    },
  };
}
