import type { Generated } from 'kysely';

/** Why there are as many of a variant as there are (migrations/0214_stock_movements.sql). */

export interface StockMovementsTable {
  id: string;
  variant_id: string;
  at: Date;
  quantity: number;
  taken_change: Generated<number>;
  reason:
    | 'opening'
    | 'import'
    | 'product_page'
    | 'cancelled'
    | 'returned'
    | 'order_edited'
    | 'received'
    | 'counted'
    | 'damaged'
    | 'lost'
    | 'correction';
  note: Generated<string>;
  order_id: string | null;
  order_item_id: string | null;
  staff_id: string | null;
}

export interface StockTables {
  stock_movements: StockMovementsTable;
}
