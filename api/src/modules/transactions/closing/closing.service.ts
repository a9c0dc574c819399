import { createHash } from 'node:crypto';
import { AppError } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import { dayIn } from '../../../infra/basics/calendar';
import { newId } from '../../../infra/basics/ids';
import { createSemaphore } from '../../../infra/basics/semaphore';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import type { ClosingFigure } from '../../../infra/database/tables/transactions';
import type { AuditService } from '../../audit/audit.service';
import type { StoreService } from '../../store/store.service';
import { closingChecksRepository } from './closing-checks.repository';
import { sumFigures } from './closing-figures.repository';
import { CLOSING_CHECKS, CLOSING_FIGURES } from './closing.schemas';
import type { MonthClosingView, RecordClosing, RecordedClosingListView, RecordedClosingView } from './closing.schemas';
import { closingsRepository } from './closings.repository';
import { sumValueBook } from './value-book.repository';
import type { RecordedClosing } from './closings.repository';

export interface ClosingDeps extends Pick<Infra, 'db' | 'clock'> {
  store: Pick<StoreService, 'getSettings'>;
  audit: Pick<AuditService, 'record'>;
}

export type ClosingService = ReturnType<typeof createClosing>;

interface Asked {
  time_zone: string;
  is_over: boolean;
}

const MOST_DIFFERENCES = 50;
/** Ten years of months. */
const MOST_RECORDED = 120;
const FIRST_MONTH = '2000-01';
/** It reads all that moved in a month: more at once would take the shop's time. */
const AT_ONCE = { at_once: 1, waiting: 4, busy: 'server.busy.closing' } as const;

const presentRecorded = ({
  figures: _,
  known_figures: __,
  closed_by_name,
  closed_at,
  ...row
}: RecordedClosing): RecordedClosingView => ({
  ...row,
  closed_by: closed_by_name,
  closed_at: closed_at.toISOString(),
});

const keyOf = ({ figure, currency }: Pick<ClosingFigure, 'figure' | 'currency'>): string => `${currency} ${figure}`;

/** Sums that are others now than those that were recorded; what is summed only since then is none. */
function changedSince(
  { figures, known_figures }: Pick<RecordedClosing, 'figures' | 'known_figures'>,
  now: readonly ClosingFigure[],
): MonthClosingView['changed'] {
  const comparable = now.filter(({ figure }) => known_figures.includes(figure));
  const [was, is] = [figures, comparable].map((sums) => new Map(sums.map((one) => [keyOf(one), one])));
  const all = new Map([...(was ?? []), ...(is ?? [])]);
  return [...all].flatMap(([key, { figure, currency }]) => {
    const [recorded, present] = [was?.get(key)?.amount ?? 0, is?.get(key)?.amount ?? 0];
    // Figures are this module's own, as `sumFigures` names them.
    return recorded === present
      ? []
      : [{ figure: figure as MonthClosingView['changed'][number]['figure'], currency, recorded, now: present }];
  });
}

/** The closing of a month: whether all books agree, and what was recorded of it (docs/product.md §4). */
export function createClosing({ db, clock, store, audit }: ClosingDeps) {
  const oneByOne = createSemaphore(AT_ONCE);

  /** @throws AppError `transactions.month_not_found` for one that has not begun */
  async function requireMonth(month: string): Promise<Asked> {
    const { time_zone } = await store.getSettings();
    const present = dayIn(time_zone, clock.now()).slice(0, 7);
    if (month < FIRST_MONTH || month > present) throw new AppError('transactions.month_not_found');
    return { time_zone, is_over: month < present };
  }

  const sumMonth = async (trx: Trx, month: string, time_zone: string): Promise<ClosingFigure[]> =>
    sumFigures(trx, await closingChecksRepository.boundsOf(trx, month, time_zone));

  /** Everything is read as it is at one moment, where `trx` reads so. */
  async function reckon(trx: Trx, month: string, { time_zone, is_over }: Asked): Promise<MonthClosingView> {
    const stretch = await closingChecksRepository.boundsOf(trx, month, time_zone);
    const figures = await sumFigures(trx, stretch);
    const stored_values = await sumValueBook(trx, stretch);
    const checks: MonthClosingView['checks'] = [];
    // An order that several checks name is one that does not agree.
    const orders = new Set<string>();
    let apart = 0;
    for (const check of CLOSING_CHECKS) {
      const { sums, differences } = await closingChecksRepository.run(trx, check, stretch, MOST_DIFFERENCES);
      for (const sum of sums) {
        for (const id of sum.orders) orders.add(id);
        apart += sum.apart;
      }
      checks.push({
        check,
        sums: sums.map(({ orders: _, apart: __, ...sum }) => sum),
        differences,
        differing: sums.reduce((all, { differing }) => all + differing, 0),
      });
    }
    const recorded = await closingsRepository.findLatest(trx, month);
    // In the time zone of then: another one moves what is at the ends of the month, and changes nothing.
    const present =
      recorded && recorded.time_zone !== time_zone ? await sumMonth(trx, month, recorded.time_zone) : figures;
    const seen = { figures, stored_values, differing: checks.map(({ differing }) => differing) };
    return {
      month,
      time_zone,
      from: stretch.from.toISOString(),
      before: stretch.before.toISOString(),
      is_over,
      differing: orders.size + apart,
      figures: figures as MonthClosingView['figures'], // as `sumFigures` names them
      stored_values,
      checks,
      fingerprint: createHash('sha256').update(JSON.stringify(seen)).digest('hex'),
      recorded: recorded ? presentRecorded(recorded) : null,
      changed: recorded ? changedSince(recorded, present) : [],
    };
  }

  /** @throws AppError `transactions.month_not_found`, `server.busy` */
  const get = async (month: string): Promise<MonthClosingView> => {
    const asked = await requireMonth(month);
    return oneByOne(() =>
      withTransaction(db, async (trx) => {
        await closingsRepository.readOneMoment(trx);
        return reckon(trx, month, asked);
      }),
    );
  };

  return {
    get,

    /** What was recorded of each month, the latest month first. */
    async list(): Promise<RecordedClosingListView> {
      return { items: (await closingsRepository.list(db, MOST_RECORDED)).map(presentRecorded) };
    },

    /**
     * Records the sums of a month, as whoever does it has seen them.
     * @throws AppError `transactions.month_not_found`, `transactions.month_not_over`, `transactions.closing_stale` with the
     * month as it is where its sums are others, or somebody has recorded it meanwhile
     */
    async record(month: string, { fingerprint, recorded_id, note = '' }: RecordClosing, actor: Actor) {
      const asked = await requireMonth(month);
      if (!asked.is_over) throw new AppError('transactions.month_not_over');
      const id = newId();
      const { seen, isDone } = await oneByOne(() =>
        withTransaction(db, async (trx) => {
          await closingsRepository.readOneMoment(trx);
          await closingsRepository.lock(trx);
          const seen = await reckon(trx, month, asked);
          if (seen.fingerprint !== fingerprint || (seen.recorded?.id ?? null) !== recorded_id)
            return { seen, isDone: false };
          const { time_zone, differing } = seen;
          const row = { id, month, time_zone, differing, note: note.trim(), closed_by: actor.user_id };
          await closingsRepository.insert(trx, {
            ...row,
            figures: JSON.stringify(seen.figures),
            known_figures: [...CLOSING_FIGURES],
            closed_at: clock.now(),
          });
          const after = { month, differing, ...(row.note !== '' && { note: row.note }) };
          await audit.record(trx, actor, {
            action: 'transactions.close_month',
            record_type: 'month_closing',
            record_id: id,
            after,
          });
          const latest = await closingsRepository.findLatest(trx, month);
          return { seen: { ...seen, recorded: latest ? presentRecorded(latest) : null, changed: [] }, isDone: true };
        }),
      );
      if (!isDone) throw new AppError('transactions.closing_stale', {}, { extensions: { current: seen } });
      return seen;
    },
  };
}
