import { AppError } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import { createListFile } from '../../../framework/lists/list-file';
import { MOST_COUNTED, pageOf, totalOf, windowOf } from '../../../framework/lists/list-page';
import type { Infra } from '../../../infra';
import { isId } from '../../../infra/basics/ids';
import { withTransaction } from '../../../infra/database/transaction';
import type { SubscriberFilters } from '../../../schemas/filters/subscriber-filter';
import type { AuditService } from '../../audit/audit.service';
import { subscribersRepository as repository } from './subscribers.repository';
import type { SubscriberFilter, SubscriberRow } from './subscribers.repository';
import type { SubscriberListView, SubscriberSearch, SubscriberView } from './subscribers.schemas';

export interface SubscribersDeps extends Pick<Infra, 'db' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
}

export type SubscribersService = ReturnType<typeof createSubscribers>;

const COLUMNS = [
  'email',
  'state',
  'source',
  'language',
  'consent_text',
  'requested_at',
  'confirmed_at',
  'unsubscribed_at',
] as const;

const time = (at: Date | null): string | null => at?.toISOString() ?? null;

function present(row: SubscriberRow): SubscriberView {
  const { requested_at, confirmed_at, unsubscribed_at } = row;
  return {
    ...row,
    requested_at: requested_at.toISOString(),
    confirmed_at: time(confirmed_at),
    unsubscribed_at: time(unsubscribed_at),
  };
}

const toFilter = ({ sort: _sort, search = '', ...filter }: SubscriberFilters): SubscriberFilter => ({
  ...filter,
  search: search.trim(),
});

/** Who receives the newsletter, with the proof that they wanted it, for staff (docs/product.md §4, 'Newsletter'). */
export function createSubscribers({ db, clock, audit }: SubscribersDeps) {
  const file = createListFile(db, {
    columns: COLUMNS,
    sort: '-requested_at',
    toFilter: (_handle, asked: SubscriberFilters) => toFilter(asked),
    count: (handle, filter, most) => repository.count(handle, filter, most),
    expect: (handle, filter) => repository.count(handle, filter, MOST_COUNTED),
    list: (filter, window) => repository.list(db, filter, window),
    toCells: (rows: SubscriberRow[]) =>
      rows.map((row) => {
        const shown = present(row);
        return COLUMNS.map((column) => shown[column] ?? '');
      }),
  });

  return {
    /** A page of the subscribers that match, whoever asked last first where nothing else is said. */
    async list(asked: SubscriberSearch): Promise<SubscriberListView> {
      const { window, filters } = windowOf(asked, '-requested_at');
      const filter = toFilter(filters);
      const [found, counted] = await Promise.all([
        repository.list(db, filter, window),
        repository.count(db, filter, MOST_COUNTED + 1),
      ]);
      const { rows, fields } = pageOf(asked, window.sort, { rows: found, ...totalOf(counted) });
      return { items: rows.map(present), ...fields };
    },

    /** All that match as CSV, part by part. */
    write: (asked: SubscriberFilters) => file.write(asked),

    /**
     * Takes one off, as its own link does: what proves the consent stays, with the moment of its end.
     * @throws AppError `newsletter.not_found`
     */
    async unsubscribe(id: string, actor: Actor): Promise<SubscriberView> {
      return withTransaction(db, async (trx) => {
        const row = isId(id) ? await repository.lock(trx, id) : undefined;
        if (!row) throw new AppError('newsletter.not_found');
        const now = clock.now();
        await repository.unsubscribe(trx, id, now);
        // nothing of the person, who may be forgotten
        const change = { before: { state: row.state }, after: { state: 'unsubscribed' } };
        await audit.record(trx, actor, {
          action: 'newsletter.unsubscribe',
          record_type: 'subscriber',
          record_id: id,
          ...change,
        });
        return present({ ...row, state: 'unsubscribed', unsubscribed_at: row.unsubscribed_at ?? now });
      });
    },
  };
}
