import type { Table } from './sheet';

const ID = ['id'];
const columns = (names: string): string[] => names.trim().split(/\s+/);

/**
 * What is written of the shop's tables. Columns are named one by one, so that a new one is in no file before somebody has
 * thought of it: no hash, no token and nothing that is sealed may stand here.
 */
export const TABLES: readonly Table[] = [
  {
    file: 'categories.csv',
    about: 'Categories and collections; `words` are texts by language.',
    table: 'categories',
    key: ID,
    columns: columns(
      `id name slug parent_id description position seo_title seo_description words sort rule created_at`,
    ),
  },
  {
    file: 'attributes.csv',
    about: 'Attributes; `names` by language.',
    table: 'attributes',
    key: ID,
    columns: columns(`id code name names kind unit filterable for_variants option_names position`),
  },
  {
    file: 'attribute-values.csv',
    about: 'Their values; `labels` by language.',
    table: 'attribute_values',
    key: ID,
    columns: columns(`id attribute_id value label labels colour second_colour family_id number position`),
  },
  {
    file: 'reviews.csv',
    about: 'Reviews of products.',
    table: 'reviews',
    key: ID,
    columns: columns(
      `id product_id author_name rating body verified state refusal_reason helpful_count answer answered_at created_at`,
    ),
  },
  {
    file: 'orders.csv',
    about: 'Orders; amounts in minor units of `currency`.',
    table: 'orders',
    key: ID,
    columns: columns(
      `id number user_id email language status payment_status fulfilment_status currency items gift_cards cards_out
      discount shipping fee tax tax_included tax_lines total credit refunded due coupon_code shipping_address
      billing_address delivery_code delivery_name earliest_on latest_on payment_method plan note tags discount_reason
      dispute disputed placed_at paid_at delivered_at cancelled_at`,
    ),
  },
  {
    file: 'order-lines.csv',
    about: 'Their lines.',
    table: 'order_items',
    key: ID,
    columns: columns(
      `id order_id position product_id variant_id name sku options weight_grams gift_card quantity unit_price
      regular_price cost backorder subtotal discount tax_name tax_rate tax total quantity_shipped quantity_returned
      quantity_unsent`,
    ),
  },
  {
    file: 'order-notes.csv',
    about: 'What staff noted of them.',
    table: 'order_notes',
    key: ID,
    columns: columns(`id order_id author_id text created_at`),
  },
  {
    file: 'payments.csv',
    about: 'What was paid for them, and by what.',
    table: 'payments',
    key: ID,
    columns: columns(
      `id order_id order_number purpose method plan amount currency status authorised_amount captured_amount
      refunded_amount provider_ref failure card_brand card_last4 created_at`,
    ),
  },
  {
    file: 'refunds.csv',
    about: 'What went back of it.',
    table: 'order_refunds',
    key: ID,
    columns: columns(
      `id order_id payment_id return_id amount gift_cards reason state purpose made message created_at settled_at`,
    ),
  },
  {
    file: 'shipments.csv',
    about: 'Parcels.',
    table: 'shipments',
    key: ID,
    columns: columns(`id order_id carrier tracking_number shipped_at delivered_at came_back_at`),
  },
  {
    file: 'shipment-lines.csv',
    about: 'What was in them.',
    table: 'shipment_items',
    key: ['shipment_id', 'order_item_id'],
    columns: columns(`shipment_id order_item_id quantity`),
  },
  {
    file: 'invoices.csv',
    about: 'Invoices, credit notes and cancellations; `content` is all that each says.',
    table: 'invoices',
    key: ID,
    columns: columns(`id order_id kind number year sequence refers_to replaced_by language content issued_at`),
  },
  {
    file: 'returns.csv',
    about: 'Returns.',
    table: 'returns',
    key: ID,
    columns: columns(
      `id number order_id state comment message refund_amount created_at decided_at received_at refunded_at exchanged_at
      replacement_order_id`,
    ),
  },
  {
    file: 'return-lines.csv',
    about: 'What was sent back.',
    table: 'return_items',
    key: ['return_id', 'order_item_id'],
    columns: columns(
      `return_id order_item_id position quantity reason restocked quantity_received quantity_restocked worth worth_tax`,
    ),
  },
  {
    file: 'coupons.csv',
    about: 'Coupons.',
    table: 'coupons',
    key: ID,
    columns: columns(
      `id code name kind value min_subtotal starts_at ends_at max_uses max_uses_per_person used active first_order prefix
      codes created_at`,
    ),
  },
  {
    file: 'coupon-codes.csv',
    about: 'The codes of coupons that have many.',
    table: 'coupon_codes',
    key: ['code'],
    columns: columns(`code coupon_id used`),
  },
  {
    file: 'gift-cards.csv',
    about: 'Gift cards without their codes, of which the shop keeps the last four characters alone.',
    table: 'gift_cards',
    key: ID,
    columns: columns(
      `id last_four amount balance currency state expires_on expired_at disabled_at disabled_reason email name message
      send_on order_item_id language created_at`,
    ),
  },
  {
    file: 'store-credits.csv',
    about: 'Store credit of customers.',
    table: 'store_credits',
    key: ID,
    columns: columns(`id user_id currency balance created_at`),
  },
  {
    file: 'stored-value-entries.csv',
    about: 'What was booked on gift cards and store credit.',
    table: 'stored_value_entries',
    key: ID,
    columns: columns(`id gift_card_id store_credit_id kind amount source order_id created_at`),
  },
  {
    file: 'pay-later-accounts.csv',
    about: 'Pay-later accounts.',
    table: 'pay_later_accounts',
    key: ID,
    columns: columns(`id user_id credit_limit suspended_at suspended_reason balance state applied_at created_at`),
  },
  {
    file: 'pay-later-schedules.csv',
    about: 'The plans of orders that are paid later.',
    table: 'pay_later_schedules',
    key: ID,
    columns: columns(`id account_id order_id order_number plan amount released_at reduced_at created_at`),
  },
  {
    file: 'pay-later-instalments.csv',
    about: 'Their instalments.',
    table: 'pay_later_instalments',
    key: ID,
    columns: columns(`id schedule_id number due_on amount paid released`),
  },
  {
    file: 'pay-later-entries.csv',
    about: 'What was booked on pay-later accounts.',
    table: 'pay_later_entries',
    key: ID,
    columns: columns(`id account_id schedule_id kind amount source created_at`),
  },
  {
    file: 'stock-movements.csv',
    about: 'What came into stock and left it.',
    table: 'stock_movements',
    key: ID,
    columns: columns(`id variant_id at quantity reason note order_id`),
  },
  {
    file: 'inquiries.csv',
    about: 'What visitors wrote to the shop.',
    table: 'inquiries',
    key: ID,
    columns: columns(`id reference type subject message name email user_id state language created_at`),
  },
  {
    file: 'inquiry-entries.csv',
    about: 'Answers to them, and notes of staff.',
    table: 'inquiry_entries',
    key: ID,
    columns: columns(`id inquiry_id kind author_id text created_at`),
  },
  {
    file: 'subscribers.csv',
    about: 'The newsletter, with the sentence that each agreed to.',
    table: 'newsletter_subscriptions',
    key: ID,
    columns: columns(`id email state source language consent_text requested_at confirmed_at unsubscribed_at`),
  },
  {
    file: 'pages.csv',
    about: 'The texts of the shop, in Markdown.',
    table: 'content_pages',
    key: ['slug', 'language'],
    columns: columns(`slug language title description markdown is_sample published_version created_at updated_at`),
  },
  {
    file: 'product-redirects.csv',
    about: 'Former addresses of products.',
    table: 'product_redirects',
    key: ['slug'],
    columns: columns(`slug product_id created_at`),
  },
  {
    file: 'category-redirects.csv',
    about: 'Former addresses of categories.',
    table: 'category_redirects',
    key: ['slug'],
    columns: columns(`slug category_id created_at`),
  },
  {
    file: 'redirects.csv',
    about: 'Where addresses lead that are no pages; Redirects → Import and export has a file of its own.',
    table: 'redirects',
    key: ID,
    columns: columns(`id path target created_at`),
  },
  {
    file: 'search-redirects.csv',
    about: 'Searches that lead to a page.',
    table: 'search_redirects',
    key: ['term'],
    columns: columns(`term path`),
  },
  {
    file: 'tax-rates.csv',
    about: 'Rates of tax.',
    table: 'tax_rates',
    key: ID,
    columns: columns(`id country region category_id names rate`),
  },
  {
    file: 'delivery-zones.csv',
    about: 'Where the shop delivers.',
    table: 'delivery_zones',
    key: ID,
    columns: columns(`id name names countries postal_codes position`),
  },
  {
    file: 'delivery-methods.csv',
    about: 'How, and at what price.',
    table: 'delivery_methods',
    key: ID,
    columns: columns(`id zone_id code names prices free_from min_days max_days active position`),
  },
  {
    file: 'search-synonyms.csv',
    about: 'Words of the search that mean the same.',
    table: 'search_synonyms',
    key: ['position'],
    columns: columns(`position words`),
  },
];
