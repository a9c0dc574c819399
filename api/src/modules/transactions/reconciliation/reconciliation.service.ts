import { AppError } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import { isId, newId } from '../../../infra/basics/ids';
import { createSemaphore } from '../../../infra/basics/semaphore';
import { withTransaction } from '../../../infra/database/transaction';
import type { LineVerdict, ReconciledSums } from '../../../infra/database/tables/transactions';
import { requireKnown } from '../../../infra/database/lists/list-cursor';
import type { AuditService } from '../../audit/audit.service';
import { matchLines } from './match-lines';
import type { MatchedLine } from './match-lines';
import { readPayoutFile } from './read-payout-file';
import { LINE_VERDICTS } from './reconciliation.schemas';
import type {
  ReconciliationLineListView,
  ReconciliationLinesAsked,
  ReconciliationListView,
  ReconciliationRequest,
  ReconciliationView,
} from './reconciliation.schemas';
import { reconciliationsRepository as repository } from './reconciliations.repository';
import type { LineRow, Missing, ReconciliationRow } from './reconciliations.repository';

export interface ReconciliationDeps extends Pick<Infra, 'db' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
}

export type ReconciliationService = ReturnType<typeof createReconciliation>;

/** So much that the file does not have is named; all of it is counted. */
const MOST_MISSING = 1_000;
const PAGE = 25;
const LINES_PAGE = 100;
/** A file takes memory and a lock. */
const AT_ONCE = { at_once: 1, waiting: 4, busy: 'server.busy.reconciling' } as const;

const present = ({ created_by_name, ...row }: ReconciliationRow): ReconciliationView => ({
  ...row,
  method: row.method as ReconciliationView['method'], // as the request has it
  lines_from: row.lines_from.toISOString(),
  lines_before: row.lines_before.toISOString(),
  verdicts: Object.fromEntries(LINE_VERDICTS.map((verdict) => [verdict, row.verdicts[verdict] ?? 0])),
  created_by: created_by_name,
  created_at: row.created_at.toISOString(),
});

const presentLine = ({ reconciliation_id: _id, transaction_id: _of, at, ...line }: LineRow) => ({
  ...line,
  at: at.toISOString(),
});

function countVerdicts(lines: readonly MatchedLine[], missing: Missing): Partial<Record<LineVerdict, number>> {
  const absent = missing.sums.reduce((all, { count }) => all + count, 0);
  const counts: Partial<Record<LineVerdict, number>> = absent > 0 ? { missing: absent } : {};
  for (const { verdict } of lines) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}

function sumByCurrency(lines: readonly MatchedLine[], missing: Missing): ReconciledSums[] {
  const sums = new Map<string, ReconciledSums>();
  const none = { lines: 0, amount: 0, fee: 0, net: 0, matched: 0, matched_amount: 0, missing: 0, missing_amount: 0 };
  const sumOf = (currency: string): ReconciledSums => {
    const sum = sums.get(currency) ?? { currency, ...none };
    sums.set(currency, sum);
    return sum;
  };
  for (const { currency, amount, fee, net, verdict } of lines) {
    const sum = sumOf(currency);
    sum.lines += 1;
    sum.amount += amount;
    sum.fee += fee;
    sum.net += net;
    if (verdict !== 'matched') continue;
    sum.matched += 1;
    sum.matched_amount += amount;
  }
  for (const { currency, count, moved } of missing.sums) {
    const sum = sumOf(currency);
    sum.missing = count;
    sum.missing_amount = moved;
  }
  return [...sums.values()].sort((one, other) => one.currency.localeCompare(other.currency));
}

const LINE_KINDS = { payment: 'payment', instalment: 'payment', refund: 'refund', dispute: 'dispute' } as const;

/** What is kept of each line, and of what is missing behind them. */
function linesOf(reconciliation_id: string, lines: readonly MatchedLine[], missing: Missing) {
  return [
    ...lines.map(({ references, tells_fee: _, ...line }) => ({
      ...line,
      reconciliation_id,
      reference: references[0] ?? '',
    })),
    ...missing.named.map(({ id, kind, reference, moved, currency, at }, index) => ({
      reconciliation_id,
      position: lines.length + index + 1,
      verdict: 'missing' as const,
      kind: kind in LINE_KINDS ? LINE_KINDS[kind as keyof typeof LINE_KINDS] : ('other' as const),
      reference: reference ?? id,
      amount: moved,
      fee: 0,
      net: moved,
      currency,
      at,
      transaction_id: id,
    })),
  ];
}

/** Compares files of payouts with what the shop knows of the same money (docs/product.md §4). */
export function createReconciliation({ db, clock, audit }: ReconciliationDeps) {
  const oneByOne = createSemaphore(AT_ONCE);

  /** @throws AppError `transactions.reconciliation_not_found` */
  async function get(id: string): Promise<ReconciliationView> {
    const row = isId(id) ? await repository.find(db, id) : undefined;
    if (!row) throw new AppError('transactions.reconciliation_not_found');
    return present(row);
  }

  async function compare({ method, file_name, csv }: ReconciliationRequest, actor: Actor): Promise<string> {
    const { lines: read, from, before } = readPayoutFile(csv);
    const id = newId();
    await withTransaction(db, async (trx) => {
      await repository.lock(trx);
      const names = [...new Set(read.flatMap(({ references }) => references))];
      const lines = matchLines(read, await repository.listCandidates(trx, method, names));
      const known = [...new Set(lines.flatMap(({ transaction_id }) => transaction_id ?? []))];
      const missing = await repository.findMissing(trx, { method, from, before, known }, MOST_MISSING);
      const told = lines.flatMap(({ tells_fee, transaction_id, fee }) =>
        tells_fee && transaction_id !== null ? [{ id: transaction_id, fee }] : [],
      );
      const fees = told.length === 0 ? 0 : await repository.noteFees(trx, told);
      const verdicts = countVerdicts(lines, missing);
      const row = {
        id,
        method,
        file_name: file_name.trim(),
        lines_from: from,
        lines_before: before,
        lines: lines.length,
        verdicts: JSON.stringify(verdicts),
        sums: JSON.stringify(sumByCurrency(lines, missing)),
        fees,
        created_by: actor.user_id,
        created_at: clock.now(),
      };
      await repository.insert(trx, row, linesOf(id, lines, missing));
      await audit.record(trx, actor, {
        action: 'transactions.reconcile',
        record_type: 'reconciliation',
        record_id: id,
        after: { method, file_name: row.file_name, lines: lines.length, matched: verdicts.matched ?? 0, fees },
      });
    });
    return id;
  }

  return {
    get,

    /**
     * Compares a file and keeps what came of it. Of payments nothing is written but the fee of those that match, where nobody
     * has known it.
     * @throws AppError `validation.failed` for a file that cannot be read, `server.busy`
     */
    create: async (asked: ReconciliationRequest, actor: Actor): Promise<ReconciliationView> =>
      get(await oneByOne(() => compare(asked, actor))),

    /** Those that were made, the latest first. */
    async list({ after }: { after?: string }): Promise<ReconciliationListView> {
      const rows = await repository.list(db, after, PAGE + 1);
      await requireKnown(db, 'reconciliations', after, rows);
      const items = rows.slice(0, PAGE);
      return { items: items.map(present), next_cursor: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
    },

    /** What came of its lines, in their order. @throws AppError `transactions.reconciliation_not_found` */
    async listLines(id: string, { verdict, after }: ReconciliationLinesAsked): Promise<ReconciliationLineListView> {
      await get(id);
      const rows = await repository.listLines(db, id, { verdict, after, limit: LINES_PAGE + 1 });
      const items = rows.slice(0, LINES_PAGE);
      const next_cursor = rows.length > LINES_PAGE ? (items.at(-1)?.position ?? null) : null;
      return { items: items.map(presentLine), next_cursor };
    },
  };
}
