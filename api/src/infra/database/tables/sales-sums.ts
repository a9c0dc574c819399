import type { Generated } from 'kysely';

/** What the dashboard shows of sales (migrations/0140_sales_sums.sql, 0163_sales_by_stretch.sql). */

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

export interface SalesSumsTables {
  sales_by_quarter_hour: SalesByQuarterHourTable;
  checkouts_by_quarter_hour: CheckoutsByQuarterHourTable;
  variant_sales_by_day: VariantSalesByDayTable;
  product_sales_by_stretch: ProductSalesByStretchTable;
  sales_days_due: SalesDaysDueTable;
  sales_sums: SalesSumsTable;
  checkouts_begun: CheckoutsBegunTable;
}
