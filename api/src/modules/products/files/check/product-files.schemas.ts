import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  CheckParams,
  checkItemList,
  checkParameters,
  checkProperties,
  columnField,
  columnProperties,
  fileProperties,
  itemProperties,
} from '../../../../framework/files/sent/sent-file-schemas';
import { Id } from '../../../../schemas/basics/common';
import { nullable, ref } from '../../../../schemas/basics/ref';

const closed = { additionalProperties: false };
const Field = columnField(
  'a field of products, attribute:<name>, or German words of one: attribute_name:de:<name>, attribute_values:de:<name>',
);

export const ProductFileColumn = Type.Object(columnProperties(Field), { ...closed, $id: 'ProductFileColumn' });

export const ProductFile = Type.Object(
  {
    ...fileProperties,
    columns: Type.Array(ref(ProductFileColumn)),
    fields: Type.Array(Type.String(), { description: 'what a column can be, beside those of attributes' }),
    zip: nullable(Type.Object({ name: Type.String(), pictures: Type.Integer() }, closed)),
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
    ...checkProperties(Field, figure),
    categories: chosen,
    unknown_categories: Type.Array(Type.Object({ name: Type.String(), products: Type.Integer() }, closed), {
      description: 'the first hundred, those that most products name first',
    }),
    pictures_left: Type.Integer({ description: 'names of pictures that the shop does not have, without a zip' }),
    pictures_coming: Type.Integer({ description: 'pictures that are taken before products are written' }),
    pictures_missing: Type.Array(Type.String(), {
      description:
        'of those the first hundred names that the zip does not have, has several of, or has packed too tightly',
    }),
    pictures_twofold: Type.Optional(
      Type.Array(Type.Object({ name: Type.String(), spellings: Type.Array(Type.String()) }, closed), {
        description: 'those of them that name several which only capitals tell apart, with two of these',
      }),
    ),
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
    ...itemProperties,
    row_count: Type.Integer(),
    slug: Type.String(),
    name: Type.String(),
    changes: Type.Array(
      Type.Object(
        { field: Type.String(), sku: nullable(Type.String()), before: Type.String(), after: Type.String() },
        closed,
      ),
      { description: 'the first ten, cut short' },
    ),
  },
  { ...closed, $id: 'ProductCheckItem' },
);

export const ProductCheckItemList = checkItemList(ProductCheckItem, 'ProductCheckItemList');

export const ProductImportParams = Type.Object({ ...CheckParams.properties, import_id: Id });

/** What the long jobs of files take. */
export const CheckParameters = Type.Object(
  {
    ...checkParameters(Field),
    categories: Type.Optional(chosen),
  },
  closed,
);
export type ProductFileView = Static<typeof ProductFile>;
export type ProductCheckView = Static<typeof ProductCheckResult>;
export type ProductImportView = Static<typeof ProductImportResult>;

export const productFileSchemas = [
  ProductFileColumn,
  ProductFile,
  ProductCheckResult,
  ProductImportResult,
  ProductCheckItem,
  ProductCheckItemList,
];
