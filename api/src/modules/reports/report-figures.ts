import type { ReportSumsByDayTable } from '../../infra/database/tables/sales-sums';

/** What is summed of orders and refunds; amounts in minor units of one currency, without taxes. */
export type ReportSums = Omit<ReportSumsByDayTable, 'dimension' | 'currency' | 'key' | 'day'>;

export interface ReportFigures extends Omit<ReportSums, 'orders'> {
  /** null: it is not known of goods, since an order has several */
  orders: number | null;
  net_sales: number;
  total: number;
  average_order: number | null;
}

export const NO_SUMS: ReportSums = {
  orders: 0,
  units: 0,
  gross_sales: 0,
  discounts: 0,
  returns: 0,
  delivery: 0,
  taxes: 0,
};
const NAMES = Object.keys(NO_SUMS) as (keyof ReportSums)[]; // its own keys

/** All of these together; of none: nothing. */
export function addSums(parts: Iterable<ReportSums>, sign: 1 | -1 = 1, to: ReportSums = NO_SUMS): ReportSums {
  const sums = { ...to };
  for (const part of parts) for (const name of NAMES) sums[name] += sign * part[name];
  return sums;
}

/** Whether nothing at all was sold, given back or delivered. */
export const isNothing = (sums: ReportSums): boolean => NAMES.every((name) => sums[name] === 0);

/**
 * The figures of a report (docs/product.md §4, 'Reports').
 * @param of_goods they are those of goods, of which orders are not counted
 */
export function figuresOf(sums: ReportSums, of_goods = false): ReportFigures {
  const { orders, gross_sales, discounts, returns, delivery, taxes } = sums;
  const net_sales = gross_sales - discounts - returns;
  return {
    ...sums,
    net_sales,
    total: net_sales + delivery + taxes,
    orders: of_goods ? null : orders,
    average_order: of_goods || orders === 0 ? null : Math.round((gross_sales - discounts) / orders),
  };
}
