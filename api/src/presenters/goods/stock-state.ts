import { sql } from 'kysely';

/** The state of a product by all its variants, as `stockStateOf` has it of one: the best of them counts. */
export const stockStateSql = sql<'in_stock' | 'low' | 'backorder' | 'out'>`case
  when bool_or(not track_stock or stock > case when allow_backorder then 0 else 5 end) then 'in_stock'
  when bool_or(stock > 0) then 'low'
  when bool_or(allow_backorder) then 'backorder'
  else 'out' end`;
