/** The orders that staff's list of customers can be in, the usual one first. */
export const CUSTOMER_SORTS = [
  '-created_at',
  'created_at',
  'name',
  '-name',
  '-spent',
  'spent',
  '-orders',
  'orders',
  '-last_order',
  'last_order',
] as const;
