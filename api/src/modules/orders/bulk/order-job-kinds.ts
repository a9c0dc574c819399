import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { rowsKind } from '../../../framework/door/job-kinds';
import { exportKind } from '../../../framework/lists/list-jobs';
import type { JobKind, JobOwner, RowsKind } from '../../../framework/door/job-kinds';
import { AdminOrderFilter } from '../../../schemas/filters/order-filter';
import type { AdminOrdersService, OrderDeed } from '../admin/admin-orders.service';
import type { OrderExportService } from '../admin/list/order-export.service';
import type { OrderMarksService } from '../admin/order-marks.service';
import type { PackingSlipsService } from '../admin/slips/packing-slips.service';
import { packingWords } from '../admin/slips/packing-words';
import { ChosenOrders, listChosenOrders } from './chosen-orders';
import type { ChosenOrdersRequest } from './chosen-orders';
import type { OrderDocumentsService } from './order-documents.service';

export interface OrderJobKindsDeps {
  adminOrders: Pick<AdminOrdersService, 'changeWithin' | 'shipping' | 'markingPaid'>;
  orderMarks: Pick<OrderMarksService, 'tagging' | 'untagging' | 'holding' | 'releasing'>;
  orderExport: Pick<OrderExportService, 'begin' | 'read'>;
  orderDocuments: Pick<OrderDocumentsService, 'kindOf'>;
  packingSlips: Pick<PackingSlipsService, 'drawSome'>;
}

interface Chosen {
  orders: ChosenOrdersRequest;
}

const closed = { additionalProperties: false };
const tags = Type.Array(Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' }), { minItems: 1, maxItems: 20 });
const reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S', format: 'lines' });
const carrier = Type.String({ minLength: 1, maxLength: 100 });

const taking = (further: Record<string, TSchema> = {}) => Type.Object({ orders: ChosenOrders, ...further }, closed);

/** What can be done with many orders at once. */
export function orderJobKinds(deps: OrderJobKindsDeps): JobKind[] {
  const { adminOrders, orderMarks, orderExport, orderDocuments, packingSlips } = deps;
  /** The same deed on each of them, by the rules of a single one. */
  function changing<Parameters extends Chosen>(
    name: string,
    parameters: RowsKind['parameters'],
    deedOf: (parameters: Parameters, owner: JobOwner) => OrderDeed,
  ): JobKind {
    return rowsKind<Parameters>({
      form: 'rows',
      name,
      right: 'orders.write',
      parameters,
      plan: (db, { orders }) => listChosenOrders(db, orders),
      work(trx, { record_id: id_or_number }, given, owner) {
        const { actor, language, job_id } = owner;
        return adminOrders.changeWithin(trx, { id_or_number, actor, language, job_id }, deedOf(given, owner));
      },
    });
  }

  return [
    changing<Chosen & { tags: string[] }>('orders.tag', taking({ tags }), ({ tags: given }) =>
      orderMarks.tagging(given),
    ),
    changing<Chosen & { tags: string[] }>('orders.untag', taking({ tags }), ({ tags: given }) =>
      orderMarks.untagging(given),
    ),
    changing<Chosen & { reason: string }>('orders.hold', taking({ reason }), ({ reason: given }, { actor }) =>
      orderMarks.holding(given, actor.user_id),
    ),
    changing('orders.release', taking(), () => orderMarks.releasing()),
    changing<Chosen & { carrier: string }>('orders.ship', taking({ carrier }), ({ carrier: given }) =>
      adminOrders.shipping({ carrier: given, tracking_number: '' }),
    ),
    changing('orders.mark_paid', taking(), (_given, { actor }) => adminOrders.markingPaid(actor)),

    orderDocuments.kindOf({
      name: 'orders.packing_slips',
      file: 'packing-slips',
      title: { en: packingWords.en.title, de: packingWords.de.title },
      missing: 'orders.not_found',
      draw: (order_ids, language) => packingSlips.drawSome(order_ids, language),
    }),

    exportKind({
      name: 'orders.export',
      right: 'orders.read',
      filter: AdminOrderFilter,
      file: 'orders',
      list: orderExport,
    }),
  ];
}
