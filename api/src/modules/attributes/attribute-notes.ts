import { AppError } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import type { AuditService } from '../audit/audit.service';
import { attributeRecordsRepository as repository } from './attribute-records.repository';

/** What brings listings and search in step with products; the catalogue has it. */
export interface ListingPort {
  refresh(trx: Trx, product_ids: readonly string[]): Promise<void>;
}

export interface AttributeNotesDeps extends Pick<Infra, 'changes'> {
  audit: Pick<AuditService, 'recordAll'>;
  listingWriter: ListingPort;
}

/** What was done, for the audit log, and the products that are found or shown by it. */
export interface Done {
  before: object;
  after: object;
  products: readonly string[];
}

interface Told {
  actor: Actor;
  /** as the audit log names it, after `attributes.` */
  action: string;
  code: string;
}

/** What was done to which attribute. */
export type ToldDone = Done & Omit<Told, 'actor'>;

/** Products that change with an attribute in one transaction. */
const MOST_PRODUCTS = 20_000;
const CHUNK = 1_000;

/** Who is told of what was done to an attribute: listings, the audit log and the change feed. */
export function createAttributeNotes({ changes, audit, listingWriter }: AttributeNotesDeps) {
  /** Tells of what was done to some attributes; their products are brought in step by whoever calls. */
  async function tell(trx: Trx, actor: Actor, done: readonly ToldDone[]): Promise<void> {
    const entries = done.map(({ action, code, before, after }) => {
      return { action: `attributes.${action}`, record_type: 'attribute', record_id: code, before, after };
    });
    await audit.recordAll(trx, actor, entries);
    const products = new Set(done.flatMap((one) => one.products));
    await changes.notify(trx, ['attributes', 'products', ...[...products].map((id) => `product:${id}`)]);
  }

  /** Brings listings and search in step with these products. */
  async function refresh(trx: Trx, product_ids: readonly string[]): Promise<void> {
    for (let from = 0; from < product_ids.length; from += CHUNK)
      await listingWriter.refresh(trx, product_ids.slice(from, from + CHUNK));
  }

  /**
   * The products that have one of these values, or one of their families, by the id of the values' attribute.
   * @throws AppError `attributes.not_possible` where more products have a value of one attribute than one transaction changes
   */
  async function productsByAttribute(trx: Trx, value_ids: readonly number[]): Promise<Map<number, string[]>> {
    if (value_ids.length === 0) return new Map();
    const found = await repository.listProducts(trx, value_ids, MOST_PRODUCTS + 1);
    if (found.some(({ product_ids }) => product_ids.length > MOST_PRODUCTS))
      throw new AppError('attributes.not_possible.too_many', { most: MOST_PRODUCTS });
    return new Map(found.map(({ attribute_id, product_ids }) => [attribute_id, product_ids]));
  }

  return {
    productsByAttribute,

    /** The same where the values are of one attribute. */
    productsOf: async (trx: Trx, value_ids: readonly number[]): Promise<string[]> =>
      [...(await productsByAttribute(trx, value_ids)).values()].flat(),

    refresh,
    tell,

    /** Brings the products in step, and tells of it. */
    async note(trx: Trx, { actor, ...what }: Told, done: Done): Promise<void> {
      await refresh(trx, done.products);
      await tell(trx, actor, [{ ...what, ...done }]);
    },
  };
}
