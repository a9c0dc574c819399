import type { Order } from '@tessera/shared/contract';

/** True where an order is gift cards alone: they are mailed, and nothing is sent to an address (docs/product.md §4). */
export const isMailed = ({ delivery }: { delivery?: Pick<Order['delivery'], 'code'> }): boolean =>
  delivery?.code === 'by-mail';
