import { sql } from 'kysely';
import { allOf, conditionsOf, likePart, likeStart } from '../../../infra/database/lists/conditions';
import type { Condition, Conditions } from '../../../infra/database/lists/conditions';
import { createListReads, createListSql } from '../../../infra/database/lists/list-sql';
import { falling, rising } from '../../../infra/database/lists/list-window';
import type { ListWindow } from '../../../infra/database/lists/list-window';
import type { PictureWords } from '../../../infra/database/tables/database';
import type { ImageRow } from '../../../presenters/goods/image';
import { joinUses, SHOWN_BY, UNUSED } from './picture-uses';
import type { PictureUse, UseKind } from './picture-uses';
import type { PictureSort } from './library.schemas';

/** Which pictures of the library. */
export interface PictureFilter {
  use?: UseKind | 'none';
  is_described?: boolean;
  search?: {
    /** as it was typed, in lower case */
    text: string;
    /** the same as a text of `to_tsquery`; null: nothing of it is a word */
    words: string | null;
  };
}

export type PictureWindow = ListWindow<PictureSort>;

export interface LibraryPicture extends ImageRow {
  id: string;
  name: string;
  words: PictureWords;
  version: number;
  created_at: Date;
  uses: PictureUse[];
}

/** Of each kind so many uses are told of a picture in a list; one more tells that there are others. */
export const MOST_LISTED_USES = 3;
/** Products, or descriptions at products, that are searched for pictures. */
const MOST_LOOKED_THROUGH = 10_000;

/** Nobody says what it shows: neither here, nor at each product that shows it. An index has these very words. */
const UNDESCRIBED = sql`(images.alt = '' and (images.products_told = 0 or images.products_untold > 0))`;

const CONDITIONS: Conditions<Omit<PictureFilter, 'search'>> = {
  use: (value) => (value === 'none' ? UNUSED : SHOWN_BY[value]),
  is_described: (value) => (value ? sql`not ${UNDESCRIBED}` : UNDESCRIBED),
};

const IN_LIBRARY = sql`images.in_library`;

const plain = (filter: PictureFilter): Condition => allOf([IN_LIBRARY, ...conditionsOf(CONDITIONS, filter)]);

type Search = NonNullable<PictureFilter['search']>;

/** Of pictures, of what a product says of one, of products and of variants: each has the index of these very words. */
const PICTURE_WORDS = sql`lower(images.file_name || ' ' || images.alt || ' ' || coalesce(images.alt_words -> 'de' ->> 'alt', ''))`;
const said = (part: string): Condition =>
  sql`lower(alt || ' ' || coalesce(words -> 'de' ->> 'alt', '')) like ${part} and (alt <> '' or words <> '{}')`;
const called = ({ text, words }: Search): Condition[] => [
  ...(words === null ? [] : [sql`products.name_search @@ to_tsquery('simple', ${words})`]),
  sql`products.slug like ${likeStart(text)}`,
];
const skuBegins = ({ text }: Search): Condition => sql`upper(sku) like ${likeStart(text.toUpperCase())}`;

/** The products that are called so, have such an address, or a variant with such a SKU. */
function productsCalled(search: Search): Condition {
  const ways = [
    ...called(search).map((way) => sql`(select id from products where ${way})`),
    sql`(select product_id from variants where ${skuBegins(search)})`,
  ];
  return sql`(select id from (${sql.join(ways, sql` union `)}) as called limit ${MOST_LOOKED_THROUGH})`;
}

function waysToBeFound({ search }: PictureFilter): Condition[] {
  if (!search) return [];
  const part = likePart(search.text);
  return [
    sql`${PICTURE_WORDS} like ${part}`,
    sql`images.id in (select image_id from product_images where ${said(part)} limit ${MOST_LOOKED_THROUGH})`,
    sql`images.id in (select image_id from product_images where product_id in ${productsCalled(search)})`,
    sql`images.id in (select image_id from categories where lower(name) like ${part})`,
  ];
}

/** The same of one picture. The offsets keep PostgreSQL from looking all of them up at once. */
function isFound({ search }: PictureFilter): Condition[] {
  if (!search) return [];
  const part = likePart(search.text);
  const isCalled = sql.join(
    [
      ...called(search),
      sql`exists (select from variants where product_id = products.id and ${skuBegins(search)} offset 0)`,
    ],
    sql` or `,
  );
  return [
    sql`${PICTURE_WORDS} like ${part}`,
    sql`exists (select from product_images where image_id = images.id and ${said(part)} offset 0)`,
    sql`exists (
      select from product_images join products on products.id = product_id
      where image_id = images.id and (${isCalled}) offset 0)`,
    sql`exists (select from categories where image_id = images.id and lower(name) like ${part} offset 0)`,
  ];
}

const created_at = sql`images.created_at`;
const pages = createListSql<PictureFilter, PictureSort>({
  table: 'images',
  sorts: {
    '-created_at': falling(created_at, 'timestamptz'),
    created_at: rising(created_at, 'timestamptz'),
    name: rising(sql`images.file_name`, 'text'),
  },
  usual: '-created_at',
  plain,
  waysToBeFound,
  isFound,
  stretchOf: () => [IN_LIBRARY],
});

export const PICTURE_COLUMNS = sql`images.id, images.hash, images.ext, images.width, images.height, images.tone,
  images.derived_widths, images.focus, images.alt, images.created_at,
  images.alt_words as words, images.file_name as name, images.edit_version as version`;

const rowsOf = (window: PictureWindow): Condition => sql`
  select ${PICTURE_COLUMNS}, used.uses, page.counted, ${pages.keyOf(window)}
  from page join images on images.id = page.id ${joinUses(MOST_LISTED_USES + 1)} ${pages.orderBy(window)}`;

/** The library as staff look through it. */
export const pictureListRepository = {
  count: pages.count,
  expect: pages.expect,
  known: pages.known,
  countMet: pages.countMet,
  ...createListReads<LibraryPicture, PictureFilter, PictureSort>(pages, rowsOf),
};
