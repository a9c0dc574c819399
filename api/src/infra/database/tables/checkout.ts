import type { ColumnType, Generated } from 'kysely';
import type { ChosenGift } from './gifts';
import type { AddressSnapshot } from './orders';

/** The tables from the cart to the checkout (migrations/0040_orders.sql). */

type Json<T> = ColumnType<T, string, string>;
type Names = Record<string, string>;

export interface SavedItemsTable {
  cart_id: string;
  variant_id: string;
  quantity: number;
  added_at: Date;
}

export interface GoneItemsTable {
  cart_id: string;
  variant_id: string;
  name: string;
  quantity: number;
}

export interface DeliveryZonesTable {
  id: string;
  name: string;
  /** by language; none: `name` */
  names: ColumnType<Names, string | undefined, string>;
  countries: string[];
  postal_codes: Generated<string[]>;
  position: Generated<number>;
  version: Generated<number>;
  last_modified_at: Date;
}

export interface WeightPrice {
  /** null: any weight */
  up_to_grams: number | null;
  /** minor units */
  price: number;
}

export interface DeliveryMethodsTable {
  id: string;
  zone_id: string;
  code: string;
  names: Json<Names>;
  prices: Json<WeightPrice[]>;
  free_from: number | null;
  min_days: number;
  max_days: number;
  active: Generated<boolean>;
  position: Generated<number>;
  version: Generated<number>;
  last_modified_at: Date;
}

export interface TaxRatesTable {
  id: string;
  country: string;
  region: Generated<string>;
  category_id: string | null;
  names: Json<Names>;
  rate: number;
  version: Generated<number>;
  last_modified_at: Date;
}

export interface CouponsTable {
  id: string;
  /** null: it has many, in `coupon_codes` */
  code: string | null;
  kind: 'percent' | 'amount' | 'free_shipping';
  value: Generated<number>;
  min_subtotal: Generated<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  max_uses_per_person: number | null;
  used: Generated<number>;
  active: Generated<boolean>;
  version: Generated<number>;
  created_at: Date;
  last_modified_at: Date;
  name: Generated<string>;
  first_order: Generated<boolean>;
  /** how its many codes begin */
  prefix: string | null;
  /** how many there are */
  codes: Generated<number>;
}

export interface CouponCodesTable {
  code: string;
  coupon_id: string;
  used: Generated<number>;
}

export interface CheckoutsTable {
  user_id: string;
  shipping_address: Json<AddressSnapshot> | null;
  billing_address: Json<AddressSnapshot> | null;
  delivery_method: string | null;
  payment_method: string | null;
  plan: string | null;
  /** store credit that is too little for all pays what it can */
  use_credit: Generated<boolean>;
  note: Generated<string>;
  /** to whom gift cards go, when not to whoever buys them */
  gifts: ColumnType<ChosenGift[], string | undefined, string>;
  version: Generated<number>;
  last_modified_at: Date;
  /** null: not since the last order */
  begun_at: Date | null;
}

export interface CheckoutTables {
  saved_items: SavedItemsTable;
  gone_items: GoneItemsTable;
  delivery_zones: DeliveryZonesTable;
  delivery_methods: DeliveryMethodsTable;
  tax_rates: TaxRatesTable;
  coupons: CouponsTable;
  coupon_codes: CouponCodesTable;
  checkouts: CheckoutsTable;
}
