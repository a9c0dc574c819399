import type { Table } from './sheet';
import { ID, columns } from './tables';
import { LATER_PEOPLE_TABLES } from './people-tables';
import { LATER_SALES_TABLES } from './sales-tables';
import { LATER_SHOP_TABLES } from './shop-tables';

/**
 * Tables that stand behind all others, also behind the settings: an archive goes on by the place of its file, and a process of
 * before may have begun it, or go on with it. What is new comes last.
 */
export const LATER_TABLES: readonly Table[] = [
  {
    file: 'accounts.csv',
    table: 'users',
    key: ID,
    columns: columns(`id first_name last_name username email email_verified role language suspended_at created_at`),
  },
  {
    file: 'product-ids.csv',
    table: 'products',
    key: ID,
    columns: columns(`id slug name created_at`),
  },
  {
    file: 'variant-ids.csv',
    table: 'variants',
    key: ID,
    columns: columns(`id product_id sku`),
    later: columns(`low_stock_threshold`),
  },
  {
    file: 'category-picks.csv',
    table: 'category_picks',
    key: ['category_id', 'product_id'],
    columns: columns(`category_id product_id position`),
  },
  {
    file: 'disputes.csv',
    table: 'payment_disputes',
    key: ['provider', 'dispute_id'],
    columns: columns(
      `provider dispute_id payment_id order_id amount currency reason state respond_by opened_at closed_at`,
    ),
  },
  {
    file: 'return-notes.csv',
    table: 'return_notes',
    key: ID,
    columns: columns(`id return_id author_id text created_at`),
  },
  {
    file: 'videos.csv',
    table: 'videos',
    key: ID,
    columns: columns(`id hash ext bytes width height duration_ms created_at`),
  },
  {
    file: 'product-videos.csv',
    table: 'product_videos',
    key: ['product_id'],
    columns: columns(`product_id video_id poster_id place label words`),
  },
  ...LATER_SALES_TABLES,
  ...LATER_PEOPLE_TABLES,
  ...LATER_SHOP_TABLES,
];
