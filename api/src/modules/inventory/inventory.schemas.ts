import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Image, namedVariant, Timestamp } from '../../schemas/basics/common';
import { nullable, ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };

/** More than a shelf holds; stock itself may be more. */
const MOST_PIECES = 1_000_000;
const MOST_THRESHOLD = 99_999;
/** Variants of one stock-take. */
const MOST_COUNTED = 500;

export const InventoryState = Type.Enum(['in_stock', 'low', 'out', 'untracked'], {
  $id: 'InventoryState',
  type: 'string',
});

export const InventoryItem = Type.Object(
  {
    ...namedVariant,
    image: nullable(ref(Image)),
    published: Type.Boolean(),
    barcode: Type.String({ description: "'' where it has none" }),
    stock: Type.Integer(),
    track_stock: Type.Boolean({ description: 'false: there is always some' }),
    allow_backorder: Type.Boolean(),
    low_stock_threshold: nullable(Type.Integer({ description: 'null: as the store says' })),
    low_stock: Type.Integer({ description: 'at this stock or less it is low' }),
    state: ref(InventoryState),
  },
  { ...closed, $id: 'InventoryItem' },
);

export const InventoryList = Type.Object(
  {
    items: Type.Array(ref(InventoryItem)),
    next_cursor: nullable(Type.String({ description: 'as `after`: what comes after these; null: nothing' })),
    low_stock: Type.Integer({ description: 'at this stock or less a variant is low that has no threshold of its own' }),
  },
  { ...closed, $id: 'InventoryList' },
);

export const InventoryQuery = Type.Object({
  state: Type.Enum(['all', 'low', 'out'], { type: 'string', default: 'all' }),
  search: Type.String({ maxLength: 100, default: '', description: 'words of the name, or the beginning of a SKU' }),
  category_id: Type.Optional(Type.String({ format: 'uuid', description: 'what is in it or below it' })),
  code: Type.Optional(
    Type.String({ minLength: 1, maxLength: 255, description: 'the whole of a SKU, in any case, or of a barcode' }),
  ),
  after: Type.Optional(Type.String({ format: 'uuid', description: '`next_cursor` of the page before' })),
  page_size: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
});

export const StockMovement = Type.Object(
  {
    id: Id,
    at: Timestamp,
    quantity: Type.Integer({ description: 'pieces; below 0: fewer' }),
    stock_after: Type.Integer(),
    reason: Type.Enum(
      [
        'sold',
        'opening',
        'import',
        'product_page',
        'cancelled',
        'returned',
        'order_edited',
        'received',
        'counted',
        'damaged',
        'lost',
        'correction',
      ],
      { type: 'string' },
    ),
    note: Type.String(),
    order: nullable(Type.Object({ id: Id, number: Type.String() }, closed)),
    staff: nullable(
      Type.Object({ id: Id, name: nullable(Type.String({ description: 'null: a deleted account' })) }, closed),
    ),
  },
  { ...closed, $id: 'StockMovement' },
);

export const StockHistory = Type.Object(
  {
    variant: ref(InventoryItem),
    items: Type.Array(ref(StockMovement), { description: 'the latest first' }),
    next_cursor: nullable(Type.String({ description: 'as `after`: the older ones; null: there are none' })),
    unexplained: Type.Integer({
      description: 'pieces that are there and not in the history, below 0: fewer; 0 where it is whole',
    }),
  },
  { ...closed, $id: 'StockHistory' },
);

export const VariantParams = Type.Object({ variant_id: Type.String({ format: 'uuid' }) });

export const StockHistoryQuery = Type.Object({
  after: Type.Optional(
    Type.String({ pattern: '^[0-9a-f-]{36}_-?[0-9]{1,10}$', description: '`next_cursor` of the page before' }),
  ),
  page_size: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
});

const counted = Type.Integer({ minimum: 0, maximum: MOST_PIECES, description: 'how many there are' });
const expected_stock = Type.Integer({
  minimum: 0,
  description: 'what was shown: where it is another by now, nothing is changed',
});
const note = Type.String({ maxLength: 500, default: '', format: 'lines' });

export const StockAdjustmentBody = Type.Object(
  {
    change: Type.Optional(
      Type.Integer({ minimum: -MOST_PIECES, maximum: MOST_PIECES, description: 'pieces more; below 0: fewer' }),
    ),
    counted: Type.Optional(counted),
    reason: Type.Enum(['received', 'counted', 'damaged', 'lost', 'correction'], { type: 'string' }),
    note,
    expected_stock: Type.Optional(expected_stock),
  },
  { ...closed, description: 'either `change` or `counted`' },
);

export const LowStockBody = Type.Object(
  { low_stock_threshold: nullable(Type.Integer({ minimum: 0, maximum: MOST_THRESHOLD })) },
  closed,
);

export const StockTakeBody = Type.Object(
  {
    lines: Type.Array(Type.Object({ variant_id: Id, counted, expected_stock: Type.Optional(expected_stock) }, closed), {
      minItems: 1,
      maxItems: MOST_COUNTED,
    }),
    note,
  },
  closed,
);

export const StockTake = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          variant_id: Id,
          outcome: Type.Enum(['changed', 'unchanged', 'stale', 'not_found'], { type: 'string' }),
          stock_before: nullable(Type.Integer()),
          stock: nullable(Type.Integer({ description: 'as it is now; null: there is no such variant' })),
        },
        closed,
      ),
      { description: 'as they were sent' },
    ),
  },
  { ...closed, $id: 'StockTake' },
);

export const inventorySchemas = [InventoryState, InventoryItem, InventoryList, StockMovement, StockHistory, StockTake];

export type InventoryItemView = Static<typeof InventoryItem>;
export type InventoryListView = Static<typeof InventoryList>;
export type InventorySearch = Static<typeof InventoryQuery>;
export type StockHistoryView = Static<typeof StockHistory>;
export type StockAdjustment = Static<typeof StockAdjustmentBody>;
export type StockTakeRequest = Static<typeof StockTakeBody>;
export type StockTakeView = Static<typeof StockTake>;
