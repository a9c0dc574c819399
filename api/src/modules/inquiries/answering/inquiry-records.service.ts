import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { isId } from '../../../infra/basics/ids';
import type { AdminInquiryView } from './admin-inquiries.schemas';
import { inquiryRecordsRepository as repository } from './inquiry-records.repository';
import { presentSummary } from './present-inquiry';

/** Who reads, and what of its sender they may see. */
export interface InquiryReader {
  sees_orders: boolean;
  sees_customers: boolean;
}

export type InquiryRecordsService = ReturnType<typeof createInquiryRecords>;

const SHOWN_ORDERS = 10;
/** More than work in a shop. */
const MOST_ASSIGNEES = 200;

/** One inquiry as staff see it. */
export function createInquiryRecords({ db }: Pick<Infra, 'db'>) {
  return {
    /** @throws AppError `inquiries.not_found` */
    async get(id: string, { sees_orders, sees_customers }: InquiryReader): Promise<AdminInquiryView> {
      const row = isId(id) ? await repository.find(db, id) : undefined;
      if (!row) throw new AppError('inquiries.not_found');
      const [entries, customer, orders] = await Promise.all([
        repository.listEntries(db, id),
        sees_customers ? repository.findCustomer(db, row) : undefined,
        sees_orders ? repository.listOrders(db, row, SHOWN_ORDERS) : null,
      ]);
      return {
        ...presentSummary(row),
        message: row.message,
        entries: entries.map((entry) => ({ ...entry, created_at: entry.created_at.toISOString() })),
        customer: customer ?? null,
        orders: orders && orders.map((order) => ({ ...order, placed_at: order.placed_at.toISOString() })),
      };
    },

    /** Whom inquiries can be given to. */
    listAssignees: async () => ({ items: await repository.listAssignees(db, MOST_ASSIGNEES) }),
  };
}
