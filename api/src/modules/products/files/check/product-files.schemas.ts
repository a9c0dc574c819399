import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Timestamp } from '../../../../schemas/basics/common';
import { nullable, ref } from '../../../../schemas/basics/ref';
import { MOST_COLUMNS } from '../../../../framework/files/reading/read-rows';
import { DELIMITERS, ENCODINGS } from '../../../../framework/files/reading/text-form';

const closed = { additionalProperties: false };
const VERDICTS = ['new', 'changed', 'same', 'wrong'] as const;

const Field = nullable(
  Type.String({ maxLength: 80, description: 'a field of products, or attribute:<name>; null: it is not taken over' }),
);

export const ProductFileColumn = Type.Object(
  {
    heading: Type.String(),
    samples: Type.Array(Type.String(), { description: 'some of its first cells, cut short' }),
    field: Field,
  },
  { ...closed, $id: 'ProductFileColumn' },
);

export const ProductFile = Type.Object(
  {
    id: Id,
    name: Type.String(),
    bytes: Type.Integer(),
    encoding: Type.Enum([...ENCODINGS]),
    delimiter: Type.Enum([...DELIMITERS]),
    columns: Type.Array(ref(ProductFileColumn)),
    fields: Type.Array(Type.String(), { description: 'what a column can be, beside attribute:<name>' }),
    zip: nullable(Type.Object({ name: Type.String(), pictures: Type.Integer() }, closed)),
    created_at: Timestamp,
  },
  { ...closed, $id: 'ProductFile' },
);

const figure = Type.Object({ products: Type.Integer(), rows: Type.Integer() }, closed);

const chosen = Type.Array(Type.Object({ name: Type.String({ maxLength: 400 }), category_id: Id }, closed), {
  maxItems: 500,
  description: 'where products go whose category the shop does not have',
});

export const ProductCheckResult = Type.Object(
  {
    id: Id,
    file_id: Id,
    fields: Type.Array(Field),
    categories: chosen,
    unknown_categories: Type.Array(Type.Object({ name: Type.String(), products: Type.Integer() }, closed), {
      description: 'the first hundred, those that most products name first',
    }),
    counts: Type.Object({ new: figure, changed: figure, same: figure, wrong: figure }, closed),
    pictures_left: Type.Integer({ description: 'names of pictures that the shop does not have, without a zip' }),
    pictures_coming: Type.Integer({ description: 'pictures that are taken before products are written' }),
  },
  { ...closed, $id: 'ProductCheckResult' },
);

const outcome = Type.Object({ done: Type.Integer(), failed: Type.Integer() }, closed);

export const ProductImportResult = Type.Object(
  { products: outcome, pictures: outcome },
  { ...closed, $id: 'ProductImportResult' },
);

export const ProductCheckItem = Type.Object(
  {
    row: Type.Integer(),
    row_count: Type.Integer(),
    slug: Type.String(),
    name: Type.String(),
    verdict: Type.Enum([...VERDICTS]),
    changes: Type.Array(
      Type.Object(
        { field: Type.String(), sku: nullable(Type.String()), before: Type.String(), after: Type.String() },
        closed,
      ),
      { description: 'the first ten, cut short' },
    ),
    change_count: Type.Integer(),
    problems: Type.Array(
      Type.Object({ row: Type.Integer(), column: nullable(Type.String()), reason: Type.String() }, closed),
    ),
  },
  { ...closed, $id: 'ProductCheckItem' },
);

export const ProductCheckItemList = Type.Object(
  {
    items: Type.Array(ref(ProductCheckItem)),
    next_cursor: nullable(Type.Integer({ description: 'as `after`' })),
  },
  { ...closed, $id: 'ProductCheckItemList' },
);

export const ProductFileParams = Type.Object({ file_id: Id });
export const ProductCheckParams = Type.Object({ check_id: Id });
export const ProductImportParams = Type.Object({ check_id: Id, import_id: Id });

export const CheckItemsQuery = Type.Object({
  verdict: Type.Optional(Type.Enum([...VERDICTS])),
  after: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
  page_size: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
});

/** What the long jobs of files take. */
export const CheckParameters = Type.Object(
  {
    file_id: Id,
    fields: Type.Array(Field, { minItems: 1, maxItems: MOST_COLUMNS }),
    categories: Type.Optional(chosen),
  },
  closed,
);
export type ProductFileView = Static<typeof ProductFile>;
export type ProductCheckView = Static<typeof ProductCheckResult>;
export type ProductImportView = Static<typeof ProductImportResult>;
export type CheckItemsSearch = Static<typeof CheckItemsQuery>;
export type CheckItemListView = Static<typeof ProductCheckItemList>;

export const productFileSchemas = [
  ProductFileColumn,
  ProductFile,
  ProductCheckResult,
  ProductImportResult,
  ProductCheckItem,
  ProductCheckItemList,
];
