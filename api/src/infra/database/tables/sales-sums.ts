import type { Generated } from 'kysely';

/** What dashboard and reports show of sales (migrations/0140_sales_sums.sql, 0163_sales_by_stretch.sql, 0293_report_sums.sql). */

export interface SalesByQuarterHourTable {
  quarter: Date;
  currency: string;
  orders: Generated<number>;
  items: Generated<number>;
  /** minor units */
  revenue: Generated<number>;
  refunds: Generated<number>;
}

export interface CheckoutsByQuarterHourTable {
  quarter: Date;
  begun: number;
}

export interface VariantSalesByDayTable {
  /** YYYY-MM-DD */
  day: string;
  variant_id: string;
  currency: string;
  product_id: string;
  units: number;
  /** minor units */
  revenue: number;
}

export interface ProductSalesByStretchTable {
  /** of 16 days, counted from 2000-01-01 */
  stretch: number;
  currency: string;
  product_id: string;
  units: number;
  /** minor units */
  revenue: number;
}

export interface SalesDaysDueTable {
  /** YYYY-MM-DD */
  day: string;
}

export interface SalesSumsTable {
  only_row: Generated<boolean>;
  time_zone: string | null;
  noted_until: Date | null;
  noted_at: Date | null;
}

export interface CheckoutsBegunTable {
  id: string;
  at: Date;
}

/** What reports are parted by, and all orders together. */
export type ReportDimension = 'all' | 'country' | 'coupon' | 'payment_method' | 'customer' | 'product';

/** Amounts in minor units, without taxes. */
interface ReportSumsColumns {
  dimension: ReportDimension;
  currency: string;
  /** '': there is none, or it is gone */
  key: string;
  orders: number;
  units: number;
  gross_sales: number;
  discounts: number;
  returns: number;
  delivery: number;
  /** less those of what was given back */
  taxes: number;
  /** pieces whose cost was known */
  costed_units: number;
  /** of them, less what was given back */
  costed_sales: number;
  /** theirs, less that of what came back */
  cost: number;
}

export interface ReportSumsByDayTable extends ReportSumsColumns {
  /** YYYY-MM-DD */
  day: string;
}

export interface ReportSumsByStretchTable extends ReportSumsColumns {
  /** of 16 days, counted from 2000-01-01 */
  stretch: number;
}

export interface SalesSumsTables {
  report_sums_by_day: ReportSumsByDayTable;
  report_sums_by_stretch: ReportSumsByStretchTable;
  sales_by_quarter_hour: SalesByQuarterHourTable;
  checkouts_by_quarter_hour: CheckoutsByQuarterHourTable;
  variant_sales_by_day: VariantSalesByDayTable;
  product_sales_by_stretch: ProductSalesByStretchTable;
  sales_days_due: SalesDaysDueTable;
  sales_sums: SalesSumsTable;
  checkouts_begun: CheckoutsBegunTable;
}
