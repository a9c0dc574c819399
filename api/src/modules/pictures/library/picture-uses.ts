import { sql } from 'kysely';
import { allOf } from '../../../infra/database/lists/conditions';
import type { Condition } from '../../../infra/database/lists/conditions';

/** Where the shop shows a picture; an order shows what was bought. */
export const USE_KINDS = ['product', 'variant', 'category', 'home', 'video', 'store', 'order'] as const;
export type UseKind = (typeof USE_KINDS)[number];

export interface PictureUse {
  kind: UseKind;
  /** of the product, the category, the order; of a variant and of a video its product's; 'store' */
  id: string;
  /** what staff call it; of a variant its SKU; of the store, whose logo it is, its name; '' for a section of the home page without a title */
  name: string;
}

/** Sections of the home page with the picture that each shows; those of a shop that has arranged none are its heroes. */
const HOME_SECTIONS = sql`(
  select section ->> 'image_id' as image_id, section ->> 'id' as id,
    coalesce(nullif(section -> 'title' ->> 'en', ''), section -> 'title' ->> 'de', '') as name
  from settings cross join jsonb_array_elements(value -> 'sections') as section
  where key = 'home' and section ->> 'image_id' is not null
  union all
  select hero ->> 'image_id', 'hero-' || place, ''
  from settings cross join jsonb_array_elements(value) with ordinality as heroes (hero, place) where key = 'heroes')`;

/** The picture that stands for the store's name. */
const LOGO = sql`(
  select value ->> 'logo_id' as image_id, key as id, value ->> 'name' as name
  from settings where key = 'store' and value ->> 'logo_id' is not null)`;

/** Which pictures of `images` are shown so. */
export const SHOWN_BY: Record<UseKind, Condition> = {
  product: sql`images.products_told + images.products_untold > 0`,
  variant: sql`exists (select from variants where variants.image_id = images.id)`,
  category: sql`exists (select from categories where categories.image_id = images.id)`,
  home: sql`(images.id::text in (select image_id from ${HOME_SECTIONS} as shown))`,
  video: sql`exists (select from product_videos where product_videos.poster_id = images.id)`,
  store: sql`(images.id::text in (select image_id from ${LOGO} as shown))`,
  order: sql`exists (select from order_items where order_items.image_id = images.id)`,
};

const { product: _, ...OFF_PRODUCTS } = SHOWN_BY;
/** Nothing shows it: it can be deleted. Of what no product shows there is an index of these very words (0394_told_pictures_counted.sql). */
export const UNUSED: Condition = allOf([
  sql`images.products_told = 0 and images.products_untold = 0`,
  ...Object.values(OFF_PRODUCTS).map((isShown) => sql`not ${isShown}`),
]);

const named: Record<UseKind, Condition> = {
  product: sql`select products.id::text as id, products.name from product_images
    join products on products.id = product_images.product_id where product_images.image_id = images.id`,
  variant: sql`select variants.product_id::text as id, variants.sku as name from variants
    where variants.image_id = images.id`,
  category: sql`select categories.id::text as id, categories.name from categories where categories.image_id = images.id`,
  home: sql`select shown.id, shown.name from ${HOME_SECTIONS} as shown where shown.image_id = images.id::text`,
  video: sql`select products.id::text as id, products.name from product_videos
    join products on products.id = product_videos.product_id where product_videos.poster_id = images.id`,
  store: sql`select shown.id, shown.name from ${LOGO} as shown where shown.image_id = images.id::text`,
  order: sql`select distinct orders.id::text as id, orders.number as name from order_items
    join orders on orders.id = order_items.order_id where order_items.image_id = images.id`,
};

/**
 * Joins where pictures are shown, as `used.uses` (`PictureUse[]`), by kind.
 * @param most uses of each kind
 */
export const joinUses = (most: number): Condition => {
  const kinds = USE_KINDS.map(
    (kind, place) => sql`(
      select ${place}::integer as place, ${kind}::text as kind, shown.id, shown.name
      from (${named[kind]} limit ${most}) as shown)`,
  );
  return sql`cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'name', name) order by place, name, id), '[]') as uses
    from (${sql.join(kinds, sql` union all `)}) as all_uses
  ) as used`;
};
