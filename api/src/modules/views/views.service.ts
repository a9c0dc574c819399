import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Actor } from '../../framework/routes/http';
import type { Right } from '../../framework/staff/rights';
import type { AuditService } from '../audit/audit.service';
import type { StaffService } from '../staff/staff.service';
import { isId, newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import { isNameTaken, viewsRepository } from './views.repository';
import type { SavedViewRow } from './views.repository';
import type { SavedViewRequest, SavedViewView } from './views.schemas';

export interface ViewsDeps extends Pick<Infra, 'db' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
  staff: Pick<StaffService, 'rightsOf'>;
}

/** Whose they are, or become. */
type Owner = Actor & { user_id: string };

export type ViewsService = ReturnType<typeof createViewsService>;

/** More than anybody finds one among. */
const MOST_VIEWS = 100;

/** Who sees the list: what it was filtered by may be a customer’s name. */
const RIGHTS_OF_LISTS: Record<SavedViewRequest['list'], Right> = {
  orders: 'orders.read',
  products: 'products.read',
  customers: 'customers.read',
  returns: 'orders.read',
  reviews: 'reviews.write',
  coupons: 'marketing.read',
  transactions: 'transactions.read',
  reports: 'reports.read',
  'pay-later': 'pay_later.read',
};

function present(row: SavedViewRow, reader: string): SavedViewView {
  const { id, list, name, query, is_shared, user_id } = row;
  return { id, list, name, query, is_shared, is_mine: user_id === reader };
}

/** Filters of lists that staff have given a name: their own, and what others share, which the audit log is told of. */
export function createViewsService({ db, clock, audit, staff }: ViewsDeps) {
  async function requireList(user_id: string, list: SavedViewRequest['list']): Promise<void> {
    const right = RIGHTS_OF_LISTS[list];
    if (!(await staff.rightsOf(user_id)).has(right)) throw new AppError('staff.right_missing', { right });
  }

  return {
    /** @throws AppError `staff.right_missing` for whoever does not see the list */
    async list(list: SavedViewRequest['list'], user_id: string): Promise<{ items: SavedViewView[] }> {
      await requireList(user_id, list);
      const rows = await viewsRepository.list(db, list, user_id);
      return { items: rows.map((row) => present(row, user_id)) };
    },

    /** @throws AppError `staff.right_missing` as `list`, `views.name_taken`, `views.limit` */
    async create(actor: Owner, { name, ...request }: SavedViewRequest): Promise<SavedViewView> {
      const { user_id } = actor;
      await requireList(user_id, request.list);
      const row = { id: newId(), user_id, name: name.trim(), ...request, created_at: clock.now() };
      try {
        await withTransaction(db, async (trx) => {
          if ((await viewsRepository.count(trx, user_id)) >= MOST_VIEWS) throw new AppError('views.limit');
          await viewsRepository.insert(trx, row);
          if (!row.is_shared) return;
          const after = { list: row.list, name: row.name };
          await audit.record(trx, actor, { action: 'views.save', record_type: 'view', record_id: row.id, after });
        });
      } catch (error) {
        if (isNameTaken(error)) throw new AppError('views.name_taken', {}, { field: 'name' });
        throw error;
      }
      return present(row, user_id);
    },

    /**
     * Their own; what is shared goes by whoever may see to the staff, too: its maker may have left.
     * @throws AppError `views.not_found`
     */
    async remove(actor: Owner, id: string): Promise<void> {
      const sees_to_staff = (await staff.rightsOf(actor.user_id)).has('staff.write');
      const removed =
        isId(id) &&
        (await withTransaction(db, async (trx) => {
          const view = await viewsRepository.remove(trx, id, actor.user_id, sees_to_staff);
          if (!view) return false;
          const before = { list: view.list, name: view.name };
          const entry = { action: 'views.delete', record_type: 'view', record_id: id, before };
          if (view.is_shared) await audit.record(trx, actor, entry);
          return true;
        }));
      if (!removed) throw new AppError('views.not_found');
    },

    /** What somebody keeps, for their export. */
    listOf: (user_id: string) => viewsRepository.listOf(db, user_id),
  };
}
