import type { Infra } from '../../../infra';
import { addDays, dayIn, dayReader } from '../../../infra/basics/calendar';
import { idFrom } from '../../../infra/basics/ids';
import { withTransaction } from '../../../infra/database/transaction';
import type { Trx } from '../../../infra/database/db';
import type { ReportSumsService } from '../../reports/sums/report-sums.service';
import type { StoreService } from '../../store/store.service';
import { salesSumsRepository } from './sales-sums.repository';
import { daysOf } from '../../../infra/days/zone-days';

export interface SalesSumsDeps extends Pick<Infra, 'db' | 'clock' | 'queue'> {
  reportSums: Pick<ReportSumsService, 'sum'>;
  store: Pick<StoreService, 'getSettings'>;
}

export type SalesSumsService = ReturnType<typeof createSalesSumsService>;

const DAY_MS = 86_400_000;
const NOTE_EVERY_MS = 60_000;
/** What was written so long before its transaction ended is found by the next one who looks. */
const OVERLAP_MS = 10 * 60_000;
/** By the clock in UTC; whatever the minutes have missed is found by then. */
const NIGHTLY = '23 2 * * *';
const NIGHTLY_DAYS = 40;
/** Begun checkouts are kept for longer than their days are summed again. */
export const KEEP_CHECKOUTS_DAYS = 60;
/** A day that is only just complete in what is kept. */
const WHOLE_CHECKOUTS_DAYS = KEEP_CHECKOUTS_DAYS - 3;

/**
 * Sums of sales by quarters of an hour and of variants by day. What happens to an order leaves its event, and nothing
 * else: the worker reads from events which days are touched, and writes the sums of a whole day anew in one transaction.
 * So they are exact however often that is done, and wherever it was cut off.
 */
export function createSalesSumsService({ db, clock, queue, reportSums, store }: SalesSumsDeps) {
  const today = (time_zone: string): string => dayIn(time_zone, clock.now());

  function listDays(first: string, last: string): string[] {
    const days: string[] = [];
    for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
    return days;
  }

  /** Every day that can have an order, and those beside it: in another time zone they may be days of orders. */
  async function noteAll(trx: Trx, time_zone: string): Promise<void> {
    const first = await salesSumsRepository.findFirst(trx);
    if (!first) return;
    const from = addDays(dayIn(time_zone, first), -1);
    await salesSumsRepository.addDue(trx, listDays(from, addDays(today(time_zone), 1)));
  }

  async function noteTouched(trx: Trx, time_zone: string, noted_until: Date): Promise<void> {
    const since = new Date(noted_until.getTime() - OVERLAP_MS);
    const quarters = await salesSumsRepository.listTouched(trx, idFrom(since), since);
    const read = dayReader(time_zone);
    await salesSumsRepository.addDue(trx, [...new Set(quarters.map((quarter) => read(quarter)))]);
  }

  /** Ids of events are made by the machine's own clock, whatever `clock` says. */
  const notedUntil = (): Date => new Date(Math.min(clock.now().getTime(), Date.now()));

  /** Notes the days whose sums have to be written again. */
  function note(): Promise<void> {
    return withTransaction(db, async (trx) => {
      const { time_zone } = await store.getSettings(trx);
      const state = await salesSumsRepository.lock(trx);
      const noted_until = notedUntil();
      if (state.noted_until === null || state.time_zone !== time_zone) await noteAll(trx, time_zone);
      else await noteTouched(trx, time_zone, state.noted_until);
      await salesSumsRepository.update(trx, { time_zone, noted_until, noted_at: clock.now() });
    });
  }

  /** Sums one day that is due; answers false when there was none. */
  function sumNext(): Promise<boolean> {
    return withTransaction(db, async (trx) => {
      const { time_zone } = await salesSumsRepository.lock(trx);
      const day = time_zone === null ? undefined : await salesSumsRepository.takeDue(trx);
      const [span] = day === undefined || time_zone === null ? [] : daysOf(time_zone, day, day);
      if (!span) return false;
      await salesSumsRepository.sum(trx, span);
      await reportSums.sum(trx, span);
      const whole_since = clock.now().getTime() - WHOLE_CHECKOUTS_DAYS * DAY_MS;
      if (span.start.getTime() >= whole_since) await salesSumsRepository.sumCheckouts(trx, span);
      return true;
    });
  }

  /** Notes what has changed, and sums it: what a minute does. */
  async function sumAll(): Promise<void> {
    await note();
    while (await sumNext());
  }

  /** Has the last 40 days summed again, whatever is known of them. */
  function noteLatest(): Promise<void> {
    return withTransaction(db, async (trx) => {
      const { time_zone } = await salesSumsRepository.lock(trx);
      if (time_zone === null) return;
      const last = today(time_zone);
      await salesSumsRepository.addDue(trx, listDays(addDays(last, 1 - NIGHTLY_DAYS), last));
    });
  }

  return {
    note,
    sumNext,
    sumAll,
    noteLatest,

    /** Sums every day anew: after orders were written that no event tells of. */
    async sumAnew(): Promise<void> {
      await withTransaction(db, async (trx) => {
        await salesSumsRepository.lock(trx);
        await salesSumsRepository.update(trx, { noted_until: null });
      });
      await sumAll();
    },

    /** When changes were noted last (null: never), and how many days wait for their sums. */
    getState: () => salesSumsRepository.find(db),

    /** Sums in this process for as long as it lives. */
    async work(): Promise<void> {
      queue.repeat('sum-sales', NOTE_EVERY_MS, async () => {
        await sumAll();
        return false;
      });
      await queue.schedule('sum-sales-again', NIGHTLY, noteLatest);
    },

    /** Forgets checkouts of days that are not summed again. */
    removeOld: (): Promise<void> =>
      salesSumsRepository.removeCheckouts(db, new Date(clock.now().getTime() - KEEP_CHECKOUTS_DAYS * DAY_MS)),
  };
}
