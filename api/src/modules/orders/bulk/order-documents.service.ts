import { Type } from 'typebox';
import type { Language, Texts } from '../../../core/languages';
import { AppError } from '../../../errors/errors';
import { fileKind } from '../../../framework/door/job-kinds';
import type { FilePart, JobKind, JobRow } from '../../../framework/door/job-kinds';
import type { Db, Trx } from '../../../infra/database/db';
import type { PlainKey } from '../../../messages/message';
import { bindDocument, endBinding, NOTHING_BOUND } from '../../../presenters/documents/bind-documents';
import type { Binding } from '../../../presenters/documents/bind-documents';
import { ChosenOrders, listChosenOrders } from './chosen-orders';
import type { ChosenOrdersRequest } from './chosen-orders';

/** Papers of many orders that are printed together. */
export interface OrderDocumentsKind {
  /** of the job's kind */
  name: string;
  /** its file's name begins so */
  file: string;
  title: Texts;
  /** why an order has no page in it */
  missing: PlainKey;
  /** @throws AppError to whoever starts it, where none of these orders has a page */
  check?(db: Db | Trx, order_ids: readonly string[]): Promise<void>;
  /** The pages of some of them in this order, as a document of pdfkit: undefined where there are none. */
  draw(order_ids: readonly string[], language: Language): Promise<{ document?: Buffer; without: readonly string[] }>;
}

interface Position {
  /** what is left */
  rows: JobRow[];
  bound: Binding;
}

/** Of one document. Its parts are small, so this bounds what somebody prints by mistake, not the memory. */
const MOST_ORDERS = 1_000;
/** Orders of one part: they are drawn in memory, in a fraction of the time that a worker has for it. */
const ORDERS_A_PART = 20;

export type OrderDocumentsService = ReturnType<typeof createOrderDocuments>;

/** Long jobs that write one document of many orders, part by part. */
export function createOrderDocuments() {
  return {
    /** Each kind is a line of the module that draws it. */
    kindOf: ({ name, file, title, missing, check, draw }: OrderDocumentsKind): JobKind =>
      fileKind<{ orders: ChosenOrdersRequest }>({
        form: 'file',
        name,
        right: 'orders.read',
        parameters: Type.Object({ orders: ChosenOrders }, { additionalProperties: false }),
        file: { name: file, ending: 'pdf', type: 'application/pdf' },

        async begin(db, { orders }) {
          const chosen = await listChosenOrders(db, orders, MOST_ORDERS);
          await check?.(
            db,
            chosen.map(({ record_id }) => record_id),
          );
          // Oldest first: the ids begin with the time.
          const rows = [...chosen].sort((one, other) => (one.record_id < other.record_id ? -1 : 1));
          return { total: rows.length, is_exact: true, position: { rows, bound: NOTHING_BOUND } satisfies Position };
        },

        async read(position, _parameters, { language }): Promise<FilePart> {
          const { rows, bound } = position as Position; // as `begin`, or the part before, gave it
          const part = rows.slice(0, ORDERS_A_PART);
          // Known by its id alone: it is gone.
          const gone = part.filter(({ record_id, label }) => record_id === label);
          const there = part.filter((row) => !gone.includes(row));
          const { document, without } = await draw(
            there.map(({ record_id }) => record_id),
            language,
          );
          const drawn = document ? bindDocument(bound, document) : { content: Buffer.alloc(0), bound };
          const lacking = there.filter(({ record_id }) => without.includes(record_id));
          const left = rows.slice(part.length);
          if (left.length === 0 && drawn.bound.trees.length === 0) throw new AppError('jobs.nothing_to_do');
          return {
            content:
              left.length > 0
                ? drawn.content
                : Buffer.concat([drawn.content, endBinding(drawn.bound, title[language])]),
            rows: there.length - lacking.length,
            failed: [
              ...gone.map((row) => ({ ...row, key: 'orders.not_found' as const })),
              ...lacking.map((row) => ({ ...row, key: missing })),
            ],
            next: left.length > 0 ? ({ rows: left, bound: drawn.bound } satisfies Position) : null,
          };
        },
      }),
  };
}
