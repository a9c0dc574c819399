import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';
import { BodyDay, Id, Money } from '../../../schemas/basics/common';
import { AdminProductFilter } from '../../../schemas/filters/product-filter';
import { nullable, ref } from '../../../schemas/basics/ref';
import { MOST_VARIANTS } from '../record/product-requests.schemas';
import { PRODUCT_STATUSES, ProductStatus } from '../record/product.schemas';

const closed = { additionalProperties: false };
/** The largest number that prices and stock of the database hold. */
const MOST = 2_147_483_647;
/** So many are written while the request waits; more are a job (`products.set_cells`). */
const MOST_AT_ONCE = 100;
const MOST_IN_JOB = 2_000;

export const SheetQuery = Type.Object({
  ...AdminProductFilter.properties,
  after: Type.Optional(Type.String({ maxLength: 4_000, description: '`next_cursor` of the part before' })),
});

export const SheetRow = Type.Object(
  {
    product_id: Id,
    variant_id: Id,
    name: Type.String({ description: 'of the product' }),
    options: Type.Array(Type.String(), { description: 'of the variant: the values of its options' }),
    status: ref(ProductStatus),
    sku: Type.String(),
    regular_price: Money,
    sale_price: Type.Integer({ description: 'minor units; 0: no sale' }),
    stock: Type.Integer(),
    expected_on: nullable(
      Type.String({ format: 'date', description: 'what can be ordered ahead is sent by this day' }),
    ),
  },
  { ...closed, $id: 'SheetRow' },
);

export const Sheet = Type.Object(
  {
    rows: Type.Array(ref(SheetRow), { description: 'all variants of each product' }),
    currency: Type.String(),
    total: Type.Integer({ description: 'products that match' }),
    total_is_exact: Type.Boolean({ description: 'false: there are more than 10,000, and `total` says 10,000' }),
    next_cursor: nullable(Type.String({ description: 'as `after`: the products after these; null: there are none' })),
  },
  { ...closed, $id: 'Sheet' },
);

/** A cell: what it is to be, and what it was when it was looked at. */
const cell = <T extends TSchema>(value: T) => Type.Optional(Type.Object({ was: value, value }, closed));
const number = Type.Integer({ minimum: 0, maximum: MOST });

export const SheetChange = Type.Object(
  {
    product_id: Id,
    status: cell(Type.Enum([...PRODUCT_STATUSES])),
    variants: Type.Array(
      Type.Object(
        {
          variant_id: Id,
          sku: cell(Type.String({ maxLength: 100 })),
          regular_price: cell(number),
          sale_price: cell(number),
          stock: cell(number),
          expected_on: cell(Type.Union([BodyDay, Type.Null()])),
        },
        closed,
      ),
      { maxItems: MOST_VARIANTS },
    ),
  },
  closed,
);

export const SheetBody = Type.Object(
  { changes: Type.Array(SheetChange, { minItems: 1, maxItems: MOST_AT_ONCE }) },
  closed,
);

export const SheetJobParameters = Type.Object(
  { changes: Type.Array(SheetChange, { minItems: 1, maxItems: MOST_IN_JOB }) },
  closed,
);

export const RefusedCell = Type.Object(
  {
    product_id: Id,
    variant_id: nullable(Id),
    field: Type.Enum(['status', 'sku', 'regular_price', 'sale_price', 'stock', 'expected_on'], { type: 'string' }),
    message: Type.String({ description: 'why, to show a person' }),
  },
  { ...closed, $id: 'RefusedCell' },
);

export const SheetAnswer = Type.Object(
  {
    rows: Type.Array(ref(SheetRow), { description: 'of the products that were named, as they are now' }),
    refused: Type.Array(ref(RefusedCell), { description: 'cells that stay as they were; all others are written' }),
  },
  { ...closed, $id: 'SheetAnswer' },
);

export type SheetSearch = Static<typeof SheetQuery>;
export type SheetView = Static<typeof Sheet>;
export type SheetRowView = Static<typeof SheetRow>;
export type ProductChange = Static<typeof SheetChange>;
export type VariantChange = ProductChange['variants'][number];
export type CellField = Static<typeof RefusedCell>['field'];

export const sheetSchemas = [SheetRow, Sheet, RefusedCell, SheetAnswer];
