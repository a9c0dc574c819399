import type { ColumnType, Generated } from 'kysely';
import type { AfterSaleTables } from './after-sale';
import type { PaymentTables } from './payments';
import type { StoredValueTables } from './stored-values';
import type { CheckoutTables } from './checkout';
import type { OrdersTables } from './orders';
import type { CatalogueTables, ProductListingColumns, VariantBackorderColumns, VariantUnitColumns } from './catalogue';
import type { EngagementTables } from './engagement';
import type { IdentityTables } from './identity';
import type { JobTables } from './jobs';
import type { CustomerFileTables } from './files/customer-files';
import type { ProductFileTables } from './files/product-files';
import type { RedirectTables } from './redirects';
import type { StaffTables } from './staff';
import type { CustomerTables } from './customers';
import type { SalesSumsTables } from './sales-sums';
import type { ShellTables } from './shell';
import type { StockTables } from './stock';
import type { TransactionTables } from './transactions';
import type { VideoTables } from './videos';

/** Tables as Kysely sees them: one interface per table in migrations/. */

type Json<T> = ColumnType<T, string, string>;

export interface ImagesTable {
  id: string;
  hash: string;
  ext: string;
  width: number;
  height: number;
  alt: Generated<string>;
  tone: Generated<string>;
  derived: Generated<boolean>;
  derived_widths: Generated<number[]>;
  /** what matters of it, in percent from its left and its top; null: its middle */
  focus: ColumnType<{ x: number; y: number } | null, never, string | null>;
  /** why no smaller files can be made of it */
  derive_error: string | null;
  created_at: Date;
  /** until then somebody is making its smaller files */
  taken_until: ColumnType<Date | null, Date | null | undefined>;
  tries: Generated<number>;
  /** as the file was called that somebody sent; '' where nobody knows */
  file_name: Generated<string>;
  /** what it shows, said in the other languages */
  alt_words: ColumnType<PictureWords, string | undefined, string>;
  edit_version: Generated<number>;
  /** the shop's own: it stays until staff delete it. What visitors alone have sent is not. */
  in_library: Generated<boolean>;
  /** products that show it and say what it shows, and those that do not; kept by a trigger */
  products_told: ColumnType<number, never, never>;
  products_untold: ColumnType<number, never, never>;
}

export interface CategoriesTable {
  id: string;
  name: string;
  slug: string;
  parent_id: string | null;
  description: Generated<string>;
  image_id: string | null;
  position: Generated<number>;
  product_count: Generated<number>;
  version: Generated<number>;
  seo_title: ColumnType<string | null, string | null | undefined, string | null>;
  seo_description: ColumnType<string | null, string | null | undefined, string | null>;
  /** language → its texts there (migrations/0231_category_texts.sql) */
  words: ColumnType<CategoryWords, string | undefined, string>;
  /** the order of its goods where nobody asks for another one */
  sort: ColumnType<CategorySort | null, CategorySort | null | undefined, CategorySort | null>;
  /** what it holds, of a collection (migrations/0333_collections.sql) */
  rule: ColumnType<CategoryRule | null, string | null | undefined, string | null>;
  created_at: Date;
  last_modified_at: Date;
}

/** A product's texts by language, beside those of the first one. */
export type ProductWords = Record<string, Partial<Record<ProductText, string>>>;
export type ProductText = 'name' | 'slug' | 'description_html' | 'seo_title' | 'seo_description';

/** A category's texts by language, beside those of the first one. */
export type CategoryWords = Record<string, Partial<Record<CategoryText, string>>>;
export type CategorySort = 'featured' | 'newest' | 'price' | '-price' | 'best_selling' | 'rating' | 'name';

/** What a collection holds: what fits all that is named. */
export interface CategoryRule {
  /** minor units, of the cheapest variant, both ends included */
  min_price?: number;
  max_price?: number;
  in_stock?: boolean;
  on_sale?: boolean;
  /** stars */
  min_rating?: number;
  /** came into the catalogue within so many days */
  new_days?: number;
  /** one of these */
  tags?: string[];
  /** attribute code → values as they stand in addresses, of which one will do */
  attributes?: Record<string, string[]>;
}

export type CategoryText = 'name' | 'slug' | 'description' | 'seo_title' | 'seo_description';

export interface CategoryRedirectsTable {
  slug: string;
  category_id: string;
  created_at: Date;
}

/** The goods of a category that staff have put first (migrations/0342_category_picks.sql). */
export interface CategoryPicksTable {
  category_id: string;
  product_id: string;
  /** from 0 */
  position: number;
}

/** The products that staff show beside one (migrations/0351_related_products.sql). */
export interface RelatedProductsTable {
  product_id: string;
  related_id: string;
  /** from 0 */
  position: number;
}

export interface ProductsTable extends ProductListingColumns {
  id: string;
  slug: string;
  name: string;
  description_html: Generated<string>;
  type: Generated<string>;
  vendor: Generated<string>;
  gift_card: Generated<boolean>;
  tags: Generated<string[]>;
  category_id: string | null;
  published: Generated<boolean>;
  status: Generated<'active' | 'draft' | 'archived'>;
  subscribers: Generated<number>;
  seo_title: string | null;
  seo_description: string | null;
  /** language → its texts there (migrations/0320_product_words.sql) */
  words: ColumnType<ProductWords, string | undefined, string>;
  /** where it was made, ISO 3166-1 alpha-2 */
  origin_country: ColumnType<string | null, string | null | undefined, string | null>;
  created_by: string | null;
  last_modified_by: string | null;
  created_at: Date;
  last_modified_at: Date;
  version: Generated<number>;
  min_regular_price: Generated<number>;
  min_sale_price: Generated<number>;
  min_price: Generated<number>;
  price_varies: Generated<boolean>;
  on_sale: Generated<boolean>;
  stock_state: Generated<'in_stock' | 'low' | 'backorder' | 'out'>;
  rating_average: number | null;
  rating_count: Generated<number>;
  /** how many published reviews gave one star, two, … five */
  rating_histogram: Generated<number[]>;
  units_sold: Generated<number>;
  /** when a sale begins or ends */
  next_price_change_at: Date | null;
  /** the words of the product, and of its name alone */
  search: Generated<string>;
  name_search: Generated<string>;
}

/** What a picture shows, by language. */
export type PictureWords = Record<string, { alt?: string }>;

export interface ProductImagesTable {
  product_id: string;
  image_id: string;
  position: number;
  alt: Generated<string>;
  words: ColumnType<PictureWords, string | undefined, string>;
}

export interface ProductOptionsTable {
  product_id: string;
  position: number;
  name: string;
  values: string[];
}

export interface VariantsTable extends VariantUnitColumns, VariantBackorderColumns {
  id: string;
  product_id: string;
  sku: string;
  options: Json<Record<string, string>>;
  position: Generated<number>;
  regular_price: number;
  sale_price: Generated<number>;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
  stock: Generated<number>;
  track_stock: Generated<boolean>;
  allow_backorder: Generated<boolean>;
  weight_grams: Generated<number>;
  barcode: Generated<string>;
  /** of a piece, for the shop; minor units */
  cost: ColumnType<number | null, number | null | undefined, number | null>;
  image_id: string | null;
  /** staff count it as low from here on; null: as the store says */
  low_stock_threshold: number | null;
  created_at: Date;
  last_modified_at: Date;
}

export interface ProductRedirectsTable {
  slug: string;
  product_id: string;
  created_at: Date;
}

export interface CartsTable {
  id: string;
  user_id: string;
  coupon_code: string | null;
  created_at: Date;
  last_modified_at: Date;
}

export interface CartItemsTable {
  cart_id: string;
  variant_id: string;
  quantity: number;
  added_at: Date;
  /** what its owner has seen last: a price, and how many there were */
  seen_price: number | null;
  seen_available: number | null;
  /** how many a visitor's cart wanted when it joined, where there were fewer */
  lowered_from: number | null;
  /** for when the product is gone */
  name: Generated<string>;
}

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  request_hash: Buffer;
  status: number | null;
  content_type: string | null;
  body: string | null;
  started_at: Date;
  expires_at: Date;
}

export interface SettingsTable {
  key: string;
  value: Json<unknown>;
  version: Generated<number>;
  last_modified_at: Date;
}

/** What a canary becomes by itself. */
export interface CanarySchedule {
  /** of all visits, one after the other; 100 makes it live */
  steps: number[];
  /** between two of them */
  minutes: number;
  /** ISO 8601 in UTC */
  next_at: string;
}

/** The latest saves of settings that are texts of the shop. */
export interface SettingsVersionsTable {
  key: string;
  version: number;
  value: Json<unknown>;
  saved_at: Date;
  saved_by: string | null;
}

export interface RemotesTable {
  name: string;
  live_version: string | null;
  /** the latest */
  promotion_id: string | null;
  /** what some of the visits get in the place of the live version */
  canary_version: Generated<string | null>;
  /** of all visits; null without a canary */
  canary_percent: Generated<number | null>;
  /** what it becomes by itself; null: nothing */
  canary_schedule: ColumnType<CanarySchedule | null, string | null | undefined, string | null>;
  created_at: Date;
  last_modified_at: Date;
}

export interface RemoteVersionsTable {
  name: string;
  version: string;
  contract: string;
  base_url: string;
  descriptor: Json<unknown>;
  weight: Generated<number>;
  state: Generated<'registered' | 'live' | 'retired'>;
  created_by: string | null;
  /** of the machine that published it */
  token_id: string | null;
  /** page → bytes of JavaScript as they are sent; null: not counted yet */
  pages: Json<Record<string, number>> | null;
  /** null: never, or it still is */
  last_live_at: Date | null;
  /** null: its files are there */
  collected_at: Date | null;
  created_at: Date;
}

export interface RemotePromotionsTable {
  id: string;
  name: string;
  kind: 'promote' | 'rollback' | 'retire';
  /** null: nothing was live from then on */
  version: string | null;
  from_version: string | null;
  /** where going back from here leads */
  previous_id: string | null;
  reason: Generated<string>;
  user_id: string | null;
  token_id: string | null;
  created_at: Date;
}

export interface Database
  extends
    ShellTables,
    IdentityTables,
    StaffTables,
    JobTables,
    CustomerFileTables,
    RedirectTables,
    ProductFileTables,
    CatalogueTables,
    AfterSaleTables,
    PaymentTables,
    StoredValueTables,
    CheckoutTables,
    OrdersTables,
    SalesSumsTables,
    CustomerTables,
    StockTables,
    TransactionTables,
    VideoTables,
    EngagementTables {
  images: ImagesTable;
  categories: CategoriesTable;
  category_picks: CategoryPicksTable;
  related_products: RelatedProductsTable;
  category_redirects: CategoryRedirectsTable;
  products: ProductsTable;
  product_images: ProductImagesTable;
  product_options: ProductOptionsTable;
  variants: VariantsTable;
  product_redirects: ProductRedirectsTable;
  carts: CartsTable;
  cart_items: CartItemsTable;
  idempotency_keys: IdempotencyKeysTable;
  settings: SettingsTable;
  settings_versions: SettingsVersionsTable;
  remotes: RemotesTable;
  remote_versions: RemoteVersionsTable;
  remote_promotions: RemotePromotionsTable;
}
