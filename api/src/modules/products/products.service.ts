import { COUNTRY_CODES } from '@tessera/shared/addresses';
import { AppError, notValid } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import { isId, newId } from '../../infra/basics/ids';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import { messageOf } from '../../messages/message';
import { sanitiseHtml } from '../../presenters/formats/sanitise-html';
import { toSlug } from '../../presenters/search/slug';
import { distinctTexts } from '../../presenters/search/distinct-texts';
import type { AuditService } from '../audit/audit.service';
import type { ListingWriter } from '../catalogue/writing/listing-writer.service';
import type { SlugField } from './products.repository';
import type { ProductWords } from '../../infra/database/tables/database';
import { productsRepository as repository, refuseTakenSlug, slugTaken } from './products.repository';
import { productRecordRepository } from './record/product-record.repository';
import type { ProductRow } from './record/product-record.repository';
import type { ProductRecordsService } from './record/product-records.service';
import type { ProductEdit } from './record/product-requests.schemas';
import type { ProductDeed, ProductWrite, ProductWritesService } from './record/product-writes.service';
import { joinDone, tagsOf } from './record/product-writes.service';
import { relatedProductsRepository } from './record/related-products.repository';
import { replaceAttributes } from './record/said-attributes';
import type { ProductRecordView } from './record/product.schemas';
import { wordsToKeep } from './record/product-words';
import type { ProductVideoService } from './video/product-video.service';
import type { ProductVariantsService } from './variants/product-variants.service';

export interface ProductsDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  audit: Pick<AuditService, 'record'>;
  listingWriter: Pick<ListingWriter, 'refresh' | 'countCategories'>;
  productRecords: ProductRecordsService;
  productWrites: ProductWritesService;
  productVariants: Pick<ProductVariantsService, 'addFirst' | 'copy'>;
  productVideo: Pick<ProductVideoService, 'idOf' | 'removeWithin' | 'removeFile'>;
}

type Staff = Actor & { user_id: string };

export type AdminProductsService = ReturnType<typeof createAdminProducts>;

/** So many addresses of one name are tried: a shop with more goods of the same name gets one that nobody guesses. */
const MOST_NUMBERS = 50;
const LONGEST_SLUG = 200;

/** Products as staff make them, change what they say, copy and remove them. */
export function createAdminProducts(deps: ProductsDeps) {
  const { db, clock, changes, audit, listingWriter, productRecords, productWrites, productVariants, productVideo } =
    deps;

  async function freeSlug(trx: Trx, name: string): Promise<string> {
    const first = toSlug(name).slice(0, LONGEST_SLUG - 4) || newId();
    const wanted = [first, ...Array.from({ length: MOST_NUMBERS - 1 }, (_, index) => `${first}-${index + 2}`)];
    const taken = await repository.listTakenSlugs(trx, wanted);
    // Somebody may be faster by a moment: then it is the next one.
    for (const slug of wanted) if (!taken.has(slug) && !(await repository.isSlugOfAnother(trx, slug))) return slug;
    return newId();
  }

  /** Makes the row of a draft. */
  async function insert(trx: Trx, actor: Staff, columns: { name: string } & Partial<ProductRow>): Promise<ProductRow> {
    const id = newId();
    const now = clock.now();
    const by = { created_by: actor.user_id, last_modified_by: actor.user_id };
    const draft = { category_id: null, seo_title: null, seo_description: null, ...columns, ...by };
    const slug = columns.slug ?? (await freeSlug(trx, columns.name));
    await repository.insert(trx, {
      ...asStored(draft),
      id,
      slug,
      rating_average: null,
      created_at: now,
      last_modified_at: now,
    });
    const row = await productRecordRepository.find(trx, id);
    if (!row) throw new Error('A product vanished while it was made');
    return row;
  }

  async function tell(trx: Trx, actor: Staff, row: ProductRow, action: string, more: object = {}): Promise<void> {
    await listingWriter.refresh(trx, [row.id]);
    const after = { name: row.name, slug: row.slug, ...more };
    await audit.record(trx, actor, { action: `products.${action}`, record_type: 'product', record_id: row.id, after });
    await changes.notify(trx, tagsOf([row.id], [row.category_id]));
  }

  async function checkSlug(trx: Trx, given: string, row: ProductRow, field: SlugField = 'slug'): Promise<string> {
    const slug = asSlug(given);
    if (slug === '') throw notValid({ [field]: [messageOf('validation.failed.slug_empty')] });
    // An id in an address is one: a product must not take another's.
    if (isId(slug) || (await repository.isSlugOfAnother(trx, slug, row.id))) throw slugTaken(field);
    // What was shown there is another's, which does not change by this.
    const former = await repository.findFormer(trx, slug);
    if (former !== undefined && former !== row.id) await changes.notify(trx, [`product:${former}`]);
    return slug;
  }

  /** The texts of the other languages with their slugs: one that is not named stays, one that is the first language's is none. */
  async function wordsOf(trx: Trx, words: ProductWords, row: ProductRow, first: string): Promise<ProductWords> {
    const given = words['de']?.slug ?? row.words['de']?.slug ?? '';
    const { slug: _, ...texts } = words['de'] ?? {};
    const slug = given.trim() === '' ? first : await checkSlug(trx, given, row, 'slug_de');
    return wordsToKeep({ ...words, de: { ...texts, ...(slug !== first && { slug }) } });
  }

  /** @throws AppError `validation.failed`, `products.not_possible` by field */
  async function refuseImpossible(trx: Trx, row: ProductRow, next: ProductRow): Promise<void> {
    const { available_from, available_until, category_id, status } = next;
    if (available_from !== null && available_until !== null && available_until <= available_from) {
      throw notValid({ available_until: [messageOf('validation.failed.end_before_start')] });
    }
    if (category_id !== null && !(await productRecordRepository.findCategory(trx, category_id))) {
      throw notValid({ category_id: [messageOf('validation.failed.category_unknown')] });
    }
    if (status === 'active' && row.status !== 'active' && !(await repository.hasPrice(trx, row.id))) {
      throw new AppError('products.not_possible.no_price', {}, { field: 'status' });
    }
  }

  /** @throws AppError `validation.failed`, and as `refuseImpossible` */
  async function toColumns(
    trx: Trx,
    { slug: given, words, ...edit }: ProductEdit,
    row: ProductRow,
  ): Promise<Partial<ProductRow>> {
    const slug = given === undefined ? row.slug : await checkSlug(trx, given, row);
    const columns = {
      ...columnsOf(edit),
      ...(given !== undefined && { slug }),
      ...(words !== undefined && { words: await wordsOf(trx, words, row, slug) }),
    };
    refuseUnknownCountry(edit.origin_country ?? null);
    await refuseImpossible(trx, row, { ...row, ...columns });
    return columns;
  }

  /** What of an edit lies in other tables than the product's own, as the audit log tells it. */
  async function replaceParts(trx: Trx, { id }: ProductRow, { attributes, related }: ProductEdit) {
    const said = attributes ? await replaceAttributes(trx, id, attributes) : {};
    if (!related) return said;
    const namesNow = async () => (await relatedProductsRepository.list(trx, id)).map(({ name }) => name);
    const before = await namesNow();
    await relatedProductsRepository.replace(trx, id, related);
    return joinDone([said, { before: { related: before }, after: { related: await namesNow() } }]);
  }

  /** @param editOf what is asked for of a product as it is; undefined: nothing */
  const editing = (editOf: (row: ProductRow) => ProductEdit | undefined): ProductDeed => ({
    action: 'update',
    async work(trx, row) {
      const edit = editOf(row);
      if (!edit) return undefined;
      const columns = await toColumns(trx, edit, row);
      if (Object.keys(columns).length > 0) {
        await productRecordRepository.update(trx, row.id, asStored(columns)).catch(refuseTakenSlug);
      }
      if (columns.gift_card && !row.gift_card) await repository.stopCounting(trx, row.id);
      const said = await replaceParts(trx, row, edit);
      // A status alone says nothing that is searched for or listed by.
      const isStatus = Object.keys(edit).every((name) => name === 'status');
      return isStatus ? said : { ...said, refresh: 'words' };
    },
  });

  return {
    /**
     * Listings, search and pages are made anew of what is there; nothing of the product itself changes.
     * @throws AppError `catalogue.product_not_found`
     */
    async renew(actor: Staff, id: string): Promise<void> {
      await withTransaction(db, async (trx) => {
        const row = isId(id) ? await productRecordRepository.find(trx, id) : undefined;
        if (!row) throw new AppError('catalogue.product_not_found');
        await tell(trx, actor, row, 'renew');
      });
    },

    get: productRecords.get,
    check: productRecords.check,
    editing,

    /** A draft with an address of its own and one variant, at no price yet. */
    async create(actor: Staff, name: string): Promise<ProductRecordView> {
      const id = await withTransaction(db, async (trx) => {
        const row = await insert(trx, actor, { name: name.trim() });
        await productVariants.addFirst(trx, row);
        await tell(trx, actor, row, 'create');
        return row.id;
      });
      return productRecords.get(id);
    },

    /**
     * The same as part of `trx`, with this address and, unless some are written next, its first variant; whoever calls it
     * changes the product afterwards, by which listings learn of it.
     * @returns its id
     * @throws AppError `validation.failed` where another product has the address by now
     */
    async createWithin(
      trx: Trx,
      actor: Staff,
      { has_variants, ...named }: { name: string; slug: string; has_variants: boolean },
    ): Promise<string> {
      if (await repository.isSlugOfAnother(trx, named.slug)) throw slugTaken('slug');
      const row = await insert(trx, actor, named);
      if (!has_variants) await productVariants.addFirst(trx, row);
      const entry = { action: 'products.create', record_type: 'product', record_id: row.id, after: named };
      await audit.record(trx, actor, entry);
      return row.id;
    },

    /** @throws AppError `products.stale`, `validation.failed`, `products.not_possible` by field */
    update: (write: ProductWrite, edit: ProductEdit): Promise<ProductRecordView> =>
      productWrites.change(
        write,
        editing(() => edit),
      ),

    /** A draft with everything that this one has but its stock and its SKUs. @throws AppError `catalogue.product_not_found` */
    async duplicate({ actor, product_id }: ProductWrite): Promise<ProductRecordView> {
      const id = await withTransaction(db, async (trx) => {
        const from = isId(product_id) ? await productRecordRepository.lock(trx, product_id) : undefined;
        if (!from) throw new AppError('catalogue.product_not_found');
        const { name, description_html, type, vendor, tags, category_id, seo_title, seo_description } = from;
        const texts = { name, description_html, type, vendor, tags, category_id, seo_title, seo_description };
        const words = wordsToKeep({ ...from.words, de: { ...from.words['de'], slug: '' } });
        const row = await insert(trx, actor, {
          ...{ ...texts, words },
          ...{ origin_country: from.origin_country, gift_card: from.gift_card },
        });
        await repository.copyParts(trx, from.id, row.id);
        await productVariants.copy(trx, from.id, row);
        await tell(trx, actor, row, 'duplicate', { copy_of: from.slug });
        return row.id;
      });
      return productRecords.get(id);
    },

    /** For good. @throws AppError `products.not_possible` once it was ordered, `products.stale` */
    async remove({ actor, product_id, version }: ProductWrite): Promise<void> {
      const { stale, published, videos } = await withTransaction(db, async (trx) => {
        if (isId(product_id)) await productRecordRepository.lockVariants(trx, product_id);
        const row = isId(product_id) ? await productRecordRepository.lockWhole(trx, product_id) : undefined;
        if (!row) throw new AppError('catalogue.product_not_found');
        if (version !== row.version) return { stale: true, published: false, videos: [] };
        if (await productRecordRepository.wasOrdered(trx, row.id)) throw new AppError('products.not_possible.ordered');
        const shown = await productVideo.idOf(trx, row.id);
        await repository.remove(trx, row.id);
        const videos = await productVideo.removeWithin(trx, shown);
        const before = { name: row.name, slug: row.slug, status: row.status };
        const entry = { action: 'products.delete', record_type: 'product', record_id: row.id, before };
        await audit.record(trx, actor, entry);
        await changes.notify(trx, tagsOf([row.id], [row.category_id]));
        return { stale: false, published: row.published, videos };
      });
      if (stale) {
        throw new AppError('products.stale', {}, { extensions: { current: await productRecords.get(product_id) } });
      }
      for (const video of videos) await productVideo.removeFile(video);
      if (published) await listingWriter.countCategories();
    },
  };
}

/** A row's columns as the database takes them. */
const asStored = <Columns extends Partial<ProductRow>>({ words, ...columns }: Columns) => ({
  ...columns,
  ...(words !== undefined && { words: JSON.stringify(words) }),
});

/** What is asked for as it is written. */
function columnsOf({ attributes: _, related: __, ...edit }: Omit<ProductEdit, 'slug' | 'words'>): Partial<ProductRow> {
  const { name, tags, description_html, available_from, available_until, ...plain } = edit;
  return {
    ...plain,
    ...(name !== undefined && { name: name.trim() }),
    ...(tags !== undefined && { tags: distinctTexts(tags) }),
    ...(description_html !== undefined && { description_html: sanitiseHtml(description_html) }),
    ...(available_from !== undefined && { available_from: toDate(available_from) }),
    ...(available_until !== undefined && { available_until: toDate(available_until) }),
  };
}

function refuseUnknownCountry(code: string | null): void {
  if (code === null || COUNTRY_CODES.includes(code)) return;
  throw notValid({ origin_country: [messageOf('validation.failed.origin_country')] });
}

const asSlug = (given: string): string => toSlug(given).slice(0, LONGEST_SLUG);

const toDate = (time: string | null): Date | null => (time === null ? null : new Date(time));
