import { AppError } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import { pick } from '../../infra/basics/pick';
import type { Trx } from '../../infra/database/db';
import type { AuditService } from '../audit/audit.service';
import { attributeRecordsRepository as repository } from './attribute-records.repository';

/** What brings listings and search in step with products; the catalogue has it. */
export interface ListingPort {
  refresh(trx: Trx, product_ids: readonly string[]): Promise<void>;
}

export interface AttributeNotesDeps extends Pick<Infra, 'changes'> {
  audit: Pick<AuditService, 'record'>;
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

/** Products that change with an attribute in one transaction. */
const MOST_PRODUCTS = 20_000;
const CHUNK = 1_000;

/** Who is told of what was done to an attribute: listings, the audit log and the change feed. */
export function createAttributeNotes({ changes, audit, listingWriter }: AttributeNotesDeps) {
  /** Tells of what was done to one attribute; its products are brought in step by whoever calls. */
  async function tell(trx: Trx, { actor, action, code }: Told, done: Done): Promise<void> {
    const entry = { action: `attributes.${action}`, record_type: 'attribute', record_id: code };
    await audit.record(trx, actor, { ...entry, ...pick(done, ['before', 'after']) });
    await changes.notify(trx, ['attributes', 'products', ...done.products.map((id) => `product:${id}`)]);
  }

  /** Brings listings and search in step with these products. */
  async function refresh(trx: Trx, product_ids: readonly string[]): Promise<void> {
    for (let from = 0; from < product_ids.length; from += CHUNK)
      await listingWriter.refresh(trx, product_ids.slice(from, from + CHUNK));
  }

  return {
    /** The products that have one of these values, or one of their families. @throws AppError `attributes.not_possible` */
    async productsOf(trx: Trx, value_ids: readonly number[]): Promise<string[]> {
      if (value_ids.length === 0) return [];
      const products = await repository.listProducts(trx, value_ids, MOST_PRODUCTS + 1);
      if (products.length > MOST_PRODUCTS)
        throw new AppError('attributes.not_possible.too_many', { most: MOST_PRODUCTS });
      return products;
    },

    refresh,
    tell,

    /** Brings the products in step, and tells of it. */
    async note(trx: Trx, what: Told, done: Done): Promise<void> {
      await refresh(trx, done.products);
      await tell(trx, what, done);
    },
  };
}
