import type { Table } from './sheet';
import { ID, columns } from './tables';

/** Customers, and staff with what they did, beyond the first tables. */
export const LATER_PEOPLE_TABLES: readonly Table[] = [
  {
    file: 'customer-ids.csv',
    table: 'customers',
    key: ID,
    columns: columns(`id state name email suspension_reason created_at anonymised_at`),
  },
  {
    file: 'customer-groups.csv',
    table: 'customer_groups',
    key: ID,
    columns: columns(`id name created_at`),
  },
  {
    file: 'customer-notes.csv',
    table: 'customer_notes',
    key: ID,
    columns: columns(`id customer_id author_id text created_at`),
  },
  {
    file: 'carts.csv',
    table: 'carts',
    key: ID,
    columns: columns(`id user_id coupon_code created_at last_modified_at`),
  },
  {
    file: 'cart-lines.csv',
    table: 'cart_items',
    key: ['cart_id', 'variant_id'],
    columns: columns(`cart_id variant_id name quantity added_at`),
  },
  {
    file: 'saved-for-later.csv',
    table: 'saved_items',
    key: ['cart_id', 'variant_id'],
    columns: columns(`cart_id variant_id quantity added_at`),
  },
  {
    file: 'wishlists.csv',
    table: 'wishlist_items',
    key: ['user_id', 'product_id'],
    columns: columns(`user_id product_id added_at price_when_added notify`),
  },
  {
    file: 'back-in-stock.csv',
    table: 'stock_subscriptions',
    key: ID,
    columns: columns(`id product_id variant_id options user_id email language state requested_at confirmed_at told_at`),
  },
  {
    file: 'review-votes.csv',
    table: 'review_votes',
    key: ['review_id', 'user_id'],
    columns: columns(`review_id user_id created_at`),
  },
  {
    file: 'review-pictures.csv',
    table: 'review_pictures',
    key: ['review_id', 'position'],
    columns: columns(`review_id position upload_id`),
  },
  {
    file: 'uploads.csv',
    table: 'uploads',
    key: ID,
    columns: columns(`id image_id user_id kind used_at created_at`),
  },
  {
    file: 'error-report-groups.csv',
    table: 'error_report_groups',
    key: ID,
    columns: columns(`id error_type error_code address reports first_at last_at state`),
  },
  {
    file: 'error-reports.csv',
    table: 'error_reports',
    key: ID,
    columns: columns(
      `id reference group_id error_id error_type error_code error_message status_code happened_at address comment
      user_agent request_id created_at`,
    ),
  },
  {
    file: 'error-report-notes.csv',
    table: 'error_report_notes',
    key: ID,
    columns: columns(`id group_id author_id text created_at`),
  },
  {
    file: 'staff.csv',
    table: 'staff',
    key: ['user_id'],
    columns: columns(`user_id role_id created_at`),
  },
  {
    file: 'staff-roles.csv',
    table: 'staff_roles',
    key: ID,
    columns: columns(`id key name requires_second_factor created_at`),
  },
  {
    file: 'staff-role-rights.csv',
    table: 'staff_role_rights',
    key: ['role_id', 'right_name'],
    columns: columns(`role_id right_name`),
  },
  {
    file: 'staff-tokens.csv',
    table: 'staff_tokens',
    key: ID,
    columns: columns(`id name rights remote created_by created_at last_used_at expires_at revoked_at`),
  },
  {
    file: 'saved-views.csv',
    table: 'saved_views',
    key: ID,
    columns: columns(`id user_id list name query is_shared created_at`),
  },
  {
    file: 'saved-answers.csv',
    table: 'saved_answers',
    key: ID,
    columns: columns(`id name language text created_at`),
  },
  {
    file: 'audit-log.csv',
    table: 'audit_log',
    key: ID,
    rows: 100,
    columns: columns(`id at user_id token_id address action record_type record_id before after`),
  },
  {
    file: 'audit-log-people.csv',
    table: 'audit_log_people',
    key: ['audit_id'],
    rows: 100,
    columns: columns(`audit_id user_id before after`),
  },
];
