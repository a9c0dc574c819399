import type { Table } from './sheet';

export const ID = ['id'];
/** Names of columns, apart by spaces. */
export const columns = (names: string): string[] => names.trim().split(/\s+/);

/**
 * What is written of the shop's tables. Columns are named one by one, so that a new one is in no file before somebody has
 * thought of it: no hash, no token and nothing that is sealed may stand here.
 */
export const TABLES: readonly Table[] = [
  {
    file: 'categories.csv',
    table: 'categories',
    key: ID,
    columns: columns(
      `id name slug parent_id description position seo_title seo_description words sort rule created_at`,
    ),
    later: columns(`image_id`),
  },
  {
    file: 'attributes.csv',
    table: 'attributes',
    key: ID,
    columns: columns(`id code name names kind unit filterable for_variants option_names position`),
  },
  {
    file: 'attribute-values.csv',
    table: 'attribute_values',
    key: ID,
    columns: columns(`id attribute_id value label labels colour second_colour family_id number position`),
  },
  {
    file: 'reviews.csv',
    table: 'reviews',
    key: ID,
    columns: columns(
      `id product_id author_name rating body verified state refusal_reason helpful_count answer answered_at created_at`,
    ),
    later: columns(`user_id moderated_by moderated_at`),
  },
  {
    file: 'orders.csv',
    table: 'orders',
    key: ID,
    columns: columns(
      `id number user_id email language status payment_status fulfilment_status currency items gift_cards cards_out
      discount shipping fee tax tax_included tax_lines total credit refunded due coupon_code shipping_address
      billing_address delivery_code delivery_name earliest_on latest_on payment_method plan note tags discount_reason
      dispute disputed placed_at paid_at delivered_at cancelled_at`,
    ),
    later: columns(`payment_id placed_by hold_reason held_at held_by held_until stock_returned`),
  },
  {
    file: 'order-lines.csv',
    table: 'order_items',
    key: ID,
    columns: columns(
      `id order_id position product_id variant_id name sku options weight_grams gift_card quantity unit_price
      regular_price cost backorder subtotal discount tax_name tax_rate tax total quantity_shipped quantity_returned
      quantity_unsent`,
    ),
    later: columns(`slug image_id gifts stock_taken`),
  },
  {
    file: 'order-notes.csv',
    table: 'order_notes',
    key: ID,
    columns: columns(`id order_id author_id text created_at`),
  },
  {
    file: 'payments.csv',
    table: 'payments',
    key: ID,
    columns: columns(
      `id order_id order_number purpose method plan amount currency status authorised_amount captured_amount
      refunded_amount provider_ref failure card_brand card_last4 created_at`,
    ),
    later: columns(`user_id parent_id instalment_id last_modified_at`),
  },
  {
    file: 'refunds.csv',
    table: 'order_refunds',
    key: ID,
    columns: columns(
      `id order_id payment_id return_id amount gift_cards reason state purpose made message created_at settled_at`,
    ),
    later: columns(`items provider_key followed_by closed_at`),
  },
  {
    file: 'shipments.csv',
    table: 'shipments',
    key: ID,
    columns: columns(`id order_id carrier tracking_number shipped_at delivered_at came_back_at`),
  },
  {
    file: 'shipment-lines.csv',
    table: 'shipment_items',
    key: ['shipment_id', 'order_item_id'],
    columns: columns(`shipment_id order_item_id quantity`),
  },
  {
    file: 'invoices.csv',
    table: 'invoices',
    key: ID,
    rows: 100,
    columns: columns(`id order_id kind number year sequence refers_to replaced_by language content issued_at`),
    later: columns(`cause`),
  },
  {
    file: 'returns.csv',
    table: 'returns',
    key: ID,
    columns: columns(
      `id number order_id state comment message refund_amount created_at decided_at received_at refunded_at exchanged_at
      replacement_order_id`,
    ),
    later: columns(`user_id decided_by is_counted`),
  },
  {
    file: 'return-lines.csv',
    table: 'return_items',
    key: ['return_id', 'order_item_id'],
    columns: columns(
      `return_id order_item_id position quantity reason restocked quantity_received quantity_restocked worth worth_tax`,
    ),
  },
  {
    file: 'coupons.csv',
    table: 'coupons',
    key: ID,
    columns: columns(
      `id code name kind value min_subtotal starts_at ends_at max_uses max_uses_per_person used active first_order prefix
      codes created_at`,
    ),
  },
  {
    file: 'coupon-codes.csv',
    table: 'coupon_codes',
    key: ['code'],
    columns: columns(`code coupon_id used`),
  },
  {
    file: 'gift-cards.csv',
    table: 'gift_cards',
    key: ID,
    columns: columns(
      `id last_four amount balance currency state expires_on expired_at disabled_at disabled_reason email name message
      send_on order_item_id language created_at`,
    ),
    later: columns(`user_id`),
  },
  {
    file: 'store-credits.csv',
    table: 'store_credits',
    key: ID,
    columns: columns(`id user_id currency balance created_at`),
  },
  {
    file: 'stored-value-entries.csv',
    table: 'stored_value_entries',
    key: ID,
    columns: columns(`id gift_card_id store_credit_id kind amount source order_id created_at`),
    later: columns(`staff_id`),
  },
  {
    file: 'pay-later-accounts.csv',
    table: 'pay_later_accounts',
    key: ID,
    columns: columns(`id user_id credit_limit suspended_at suspended_reason balance state applied_at created_at`),
    later: columns(`next_due_on`),
  },
  {
    file: 'pay-later-schedules.csv',
    table: 'pay_later_schedules',
    key: ID,
    columns: columns(`id account_id order_id order_number plan amount released_at reduced_at created_at`),
  },
  {
    file: 'pay-later-instalments.csv',
    table: 'pay_later_instalments',
    key: ID,
    columns: columns(`id schedule_id number due_on amount paid released`),
  },
  {
    file: 'pay-later-entries.csv',
    table: 'pay_later_entries',
    key: ID,
    columns: columns(`id account_id schedule_id kind amount source created_at`),
  },
  {
    file: 'stock-movements.csv',
    table: 'stock_movements',
    key: ID,
    columns: columns(`id variant_id at quantity reason note order_id`),
    later: columns(`order_item_id staff_id taken_change`),
  },
  {
    file: 'inquiries.csv',
    table: 'inquiries',
    key: ID,
    rows: 100,
    columns: columns(`id reference type subject message name email user_id state language created_at`),
    later: columns(`assigned_to`),
  },
  {
    file: 'inquiry-entries.csv',
    table: 'inquiry_entries',
    key: ID,
    rows: 100,
    columns: columns(`id inquiry_id kind author_id text created_at`),
  },
  {
    file: 'subscribers.csv',
    table: 'newsletter_subscriptions',
    key: ID,
    columns: columns(`id email state source language consent_text requested_at confirmed_at unsubscribed_at`),
  },
  {
    file: 'pages.csv',
    table: 'content_pages',
    key: ['slug', 'language'],
    rows: 20,
    columns: columns(`slug language title description markdown is_sample published_version created_at updated_at`),
    later: columns(`version last_modified_by`),
  },
  {
    file: 'product-redirects.csv',
    table: 'product_redirects',
    key: ['slug'],
    columns: columns(`slug product_id created_at`),
  },
  {
    file: 'category-redirects.csv',
    table: 'category_redirects',
    key: ['slug'],
    columns: columns(`slug category_id created_at`),
  },
  {
    file: 'redirects.csv',
    table: 'redirects',
    key: ID,
    columns: columns(`id path target created_at`),
  },
  {
    file: 'search-redirects.csv',
    table: 'search_redirects',
    key: ['term'],
    columns: columns(`term path`),
    later: columns(`position`),
  },
  {
    file: 'tax-rates.csv',
    table: 'tax_rates',
    key: ID,
    columns: columns(`id country region category_id names rate`),
  },
  {
    file: 'delivery-zones.csv',
    table: 'delivery_zones',
    key: ID,
    columns: columns(`id name names countries postal_codes position`),
  },
  {
    file: 'delivery-methods.csv',
    table: 'delivery_methods',
    key: ID,
    columns: columns(`id zone_id code names prices free_from min_days max_days active position`),
  },
  {
    file: 'search-synonyms.csv',
    table: 'search_synonyms',
    key: ['position'],
    columns: columns(`position words`),
  },
];
