import type { Table } from './sheet';
import { ID, columns } from './tables';

/** Pictures, and what texts, settings and products were at their saves. */
export const LATER_SHOP_TABLES: readonly Table[] = [
  {
    file: 'pictures.csv',
    table: 'images',
    key: ID,
    columns: columns(`id hash ext file_name width height alt alt_words focus in_library created_at`),
  },
  {
    file: 'page-versions.csv',
    table: 'content_page_versions',
    key: ['slug', 'language', 'version'],
    rows: 20,
    columns: columns(`slug language version title description markdown is_published saved_at saved_by`),
  },
  {
    file: 'settings-versions.csv',
    table: 'settings_versions',
    key: ['key', 'version'],
    rows: 50,
    columns: columns(`key version value saved_at saved_by`),
  },
  {
    file: 'product-versions.csv',
    table: 'product_versions',
    key: ['product_id', 'version'],
    rows: 20,
    columns: columns(`product_id version made_at made_by record`),
  },
  {
    file: 'search-terms.csv',
    table: 'search_terms',
    key: ['day', 'term'],
    columns: columns(`day term searches found`),
  },
];
