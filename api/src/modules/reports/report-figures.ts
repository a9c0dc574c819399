import type { ReportSumsByDayTable } from '../../infra/database/tables/sales-sums';

/** What is summed of orders and refunds; amounts in minor units of one currency, without taxes. */
export type ReportSums = Omit<ReportSumsByDayTable, 'dimension' | 'currency' | 'key' | 'day'>;

export interface ReportFigures extends Omit<ReportSums, 'orders' | 'costed_units' | 'costed_sales' | 'cost'> {
  /** null: it is not known of goods, since an order has several */
  orders: number | null;
  net_sales: number;
  total: number;
  average_order: number | null;
  /** of the pieces whose cost was known, and what they left; null: of none, or not for whoever asks */
  cost: number | null;
  margin: number | null;
  units_without_cost: number | null;
}

/** Whose figures they are, and for whom. */
export interface FiguresShown {
  /** of goods, of which orders are not counted */
  of_goods?: boolean;
  /** whoever asks may know what goods cost the shop */
  sees_costs: boolean;
}

export const NO_SUMS: ReportSums = {
  orders: 0,
  units: 0,
  gross_sales: 0,
  discounts: 0,
  returns: 0,
  delivery: 0,
  taxes: 0,
  costed_units: 0,
  costed_sales: 0,
  cost: 0,
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

/** What is known of costs: what came back of earlier days may be all. */
function costsOf({ units, costed_units, costed_sales, cost }: ReportSums) {
  const isKnown = costed_units > 0 || cost !== 0;
  return {
    cost: isKnown ? cost : null,
    margin: isKnown ? costed_sales - cost : null,
    units_without_cost: units - costed_units,
  };
}

const NO_COSTS = { cost: null, margin: null, units_without_cost: null };

/** The figures of a report (docs/product.md §4, 'Reports'). */
export function figuresOf(sums: ReportSums, { of_goods = false, sees_costs }: FiguresShown): ReportFigures {
  const { orders, units, gross_sales, discounts, returns, delivery, taxes } = sums;
  const net_sales = gross_sales - discounts - returns;
  return {
    ...{ units, gross_sales, discounts, returns, delivery, taxes },
    net_sales,
    total: net_sales + delivery + taxes,
    orders: of_goods ? null : orders,
    average_order: of_goods || orders === 0 ? null : Math.round((gross_sales - discounts) / orders),
    ...(sees_costs ? costsOf(sums) : NO_COSTS),
  };
}
