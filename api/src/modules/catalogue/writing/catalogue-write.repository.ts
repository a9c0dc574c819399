import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import { stockStateSql } from '../../../presenters/goods/stock-state';
import {
  nameVector,
  otherNames,
  otherNamesVector,
  otherTextsVector,
  otherWords,
  plainText,
  productVector,
} from '../../../presenters/search/search-vectors';

export interface TouchedProduct {
  id: string;
  category_id: string | null;
}

export interface DueProduct {
  id: string;
  /** a sale begins or ends */
  price: boolean;
  /** it comes into the shop or leaves it */
  publication: boolean;
}

/** What it takes to be in the shop at `now` (docs/product.md §4, 'Products'). */
const inShopAt = (now: Date) => ({
  isActive: sql<boolean>`status = 'active'`,
  hasBegun: sql<boolean>`coalesce(available_from <= ${now}, true)`,
  hasNotEnded: sql<boolean>`coalesce(available_until > ${now}, true)`,
});

/** SQL that keeps what listings and search read in step with products and variants. */
export function createCatalogueWriteRepository() {
  return {
    /**
     * Writes the listing columns (prices of the cheapest variant, sale, stock) of these products as of `now`, and when
     * a sale date will change them next. Listings sort and filter by them: computing sales while reading would defeat
     * every index, so a date that passes is applied by the price clock within a second instead.
     */
    async refreshListing(trx: Db | Trx, product_ids: readonly string[], now: Date): Promise<TouchedProduct[]> {
      const { rows } = await sql<TouchedProduct>`
        with priced as (
          select product_id, position, regular_price, stock, track_stock, allow_backorder,
            case when sale_price > 0 and coalesce(sale_starts_at <= ${now}, true) and coalesce(sale_ends_at > ${now}, true)
              then sale_price else 0 end as sale_price,
            case when sale_price > 0 then least(
              case when sale_starts_at > ${now} then sale_starts_at end,
              case when sale_ends_at > ${now} then sale_ends_at end) end as changes_at
          from variants where product_id = any(${product_ids}::uuid[])
        ), charged as (
          select *, case when sale_price > 0 then sale_price else regular_price end as price from priced
        ), listing as (
          select product_id,
            (array_agg(regular_price order by price, sale_price desc, position))[1] as min_regular_price,
            (array_agg(sale_price order by price, sale_price desc, position))[1] as min_sale_price,
            min(price) as min_price,
            max(price) > min(price) as price_varies,
            bool_or(sale_price > 0) as on_sale,
            ${stockStateSql} as stock_state,
            min(changes_at) as changes_at,
            least(sum(stock), 2147483647)::integer as stock_total
          from charged group by product_id
        )
        update products set
          facet_ids = array(
            select distinct facet.id from product_attribute_values
            join attribute_values on attribute_values.id = value_id
            join attributes on attributes.id = attribute_values.attribute_id
            cross join lateral (values (value_id), (family_id)) as facet (id)
            where product_attribute_values.product_id = products.id and attributes.filterable and facet.id is not null
            order by facet.id
          ),
          min_regular_price = listing.min_regular_price, min_sale_price = listing.min_sale_price,
          min_price = listing.min_price, price_varies = listing.price_varies, on_sale = listing.on_sale,
          stock_state = listing.stock_state, stock_total = listing.stock_total, next_price_change_at = listing.changes_at
        from listing where products.id = listing.product_id
        returning products.id, products.category_id`.execute(trx);
      return rows;
    },

    /**
     * Writes whether these products are in the shop as of `now`, by status and schedule, and when that may change next;
     * answers those for which it did.
     */
    async refreshPublication(trx: Db | Trx, product_ids: readonly string[], now: Date): Promise<TouchedProduct[]> {
      const { isActive, hasBegun, hasNotEnded } = inShopAt(now);
      const { rows } = await sql<TouchedProduct & { changed: boolean }>`
        with due as (
          select id, published as was,
            ${isActive} and ${hasBegun} and ${hasNotEnded} as published,
            case when ${isActive} then least(
              case when available_from > ${now} then available_from end,
              case when available_until > ${now} then available_until end) end as next_publication_at
          from products where id = any(${product_ids}::uuid[])
        )
        update products set published = due.published, next_publication_at = due.next_publication_at
        from due where products.id = due.id and (due.was, products.next_publication_at)
          is distinct from (due.published, due.next_publication_at)
        returning products.id, products.category_id, due.was <> due.published as changed`.execute(trx);
      return rows.flatMap(({ id, category_id, changed }) => (changed ? [{ id, category_id }] : []));
    },

    /** How one product stands with each of the conditions that put it into the shop, and whether it is there. */
    findPublication(db: Db, product_id: string, now: Date) {
      const { isActive, hasBegun, hasNotEnded } = inShopAt(now);
      return db
        .selectFrom('products')
        .select(['no', 'published as is_published'])
        .select([isActive.as('is_active'), hasBegun.as('has_begun'), hasNotEnded.as('has_not_ended')])
        .where('id', '=', product_id)
        .executeTakeFirst();
    },

    /** Writes what search reads of these products, and their words into the vocabulary that corrects typing. */
    async refreshSearch(trx: Db | Trx, product_ids: readonly string[]): Promise<void> {
      await sql`
        with texts as (
          select products.id, products.name, products.description_html, products.words,
            concat_ws(' ', products.type, array_to_string(products.tags, ' '), categories.name, (
              select string_agg(array_to_string("values", ' '), ' ') from product_options where product_id = products.id
            ), (
              select string_agg(label, ' ') from product_attribute_values
              join attribute_values on attribute_values.id = value_id
              where product_id = products.id and not from_options and length(label) <= 40
            ), (
              select string_agg(${otherWords}, ' ') from product_attribute_values
              join attribute_values as own on own.id = value_id
              left join attribute_values as families on families.id = own.family_id
              where product_id = products.id and length(own.label) <= 40
            )) as labels,
            coalesce((select string_agg(sku, ' ') from variants where product_id = products.id), '') as skus
          from products left join categories on categories.id = products.category_id
          where products.id = any(${product_ids}::uuid[])
        )
        update products set
          name_search = ${nameVector('texts.name')} || ${otherNamesVector('texts.words')},
          search = ${productVector({ name: 'texts.name', labels: 'texts.labels', description: 'texts.description_html', skus: 'texts.skus' })}
            || ${otherTextsVector('texts.words')}
        from texts where texts.id = products.id`.execute(trx);
      // In order, so that two writers never wait for each other's words.
      await sql`
        insert into search_words (word)
        select distinct word from products, regexp_split_to_table(
          ${plainText(`concat_ws(' ', name, type, array_to_string(tags, ' '), (
            select string_agg(array_to_string("values", ' '), ' ') from product_options where product_id = products.id
          ))`)}, ' ') as word
        where id = any(${product_ids}::uuid[]) and word ~ '^[[:alpha:]]{3,40}$'
        order by word on conflict (word) do update set is_first_language = true where not search_words.is_first_language`.execute(
        trx,
      );
      await sql`
        insert into search_words (word, is_first_language)
        select distinct word, false from products, regexp_split_to_table(${plainText(otherNames('words'))}, ' ') as word
        where id = any(${product_ids}::uuid[]) and words <> '{}' and word ~ '^[[:alpha:]]{3,40}$'
        order by word on conflict do nothing`.execute(trx);
    },

    /** Counts the published products of every category, sub-categories included; answers the ids whose count changed. */
    async refreshCategoryCounts(trx: Db | Trx): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        with recursive tree as (
          select id as root, id from categories
          union
          select tree.root, categories.id from tree join categories on categories.parent_id = tree.id
        ), counts as (
          select category_id, count(*)::integer as number from products where published group by category_id
        ), totals as (
          select tree.root, coalesce(sum(counts.number), 0)::integer as number
          from tree left join counts on counts.category_id = tree.id group by tree.root
        )
        update categories set product_count = totals.number from totals
        where categories.id = totals.root and categories.product_count <> totals.number
        returning categories.id`.execute(trx);
      return rows.map(({ id }) => id);
    },

    /** Notes which goods were expected before `today`, at most so many at once; answers their products. */
    async noteLate(trx: Trx, today: string, limit: number): Promise<string[]> {
      const { rows } = await sql<{ product_id: string }>`
        update variants set is_late = true where id in (
          select id from variants
          where not is_late and expected_on < ${today}::date
          order by id limit ${limit} for update skip locked
        ) returning product_id`.execute(trx);
      return [...new Set(rows.map(({ product_id }) => product_id))];
    },

    /** Products whose price or place in the shop changes by a date that has passed; skips those that another process holds. */
    async lockDue(trx: Trx, now: Date, limit: number): Promise<DueProduct[]> {
      return trx
        .selectFrom('products')
        .select([
          'id',
          sql<boolean>`coalesce(next_price_change_at <= ${now}, false)`.as('price'),
          sql<boolean>`coalesce(next_publication_at <= ${now}, false)`.as('publication'),
        ])
        .where(sql<boolean>`(next_price_change_at <= ${now} or next_publication_at <= ${now})`)
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute();
    },
  };
}
