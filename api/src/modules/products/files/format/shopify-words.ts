import type { Field } from './fields';

/**
 * How Shopify's product CSV calls a field: in its files of today ('URL handle'), and before ('Handle'). Its documentation:
 * 'Using CSV files to import and export products'.
 */
export const SHOPIFY: Partial<Record<Field, readonly string[]>> = {
  slug: ['URL handle', 'Handle'],
  name: ['Title'],
  description_html: ['Description', 'Body (HTML)'],
  vendor: ['Vendor'],
  gift_card: ['Gift card', 'Gift Card'],
  type: ['Type'],
  tags: ['Tags'],
  published: ['Published on online store', 'Published'],
  status: ['Status'],
  option1_name: ['Option1 name'],
  option2_name: ['Option2 name'],
  option3_name: ['Option3 name'],
  option1_value: ['Option1 value'],
  option2_value: ['Option2 value'],
  option3_value: ['Option3 value'],
  sku: ['SKU', 'Variant SKU'],
  barcode: ['Barcode', 'Variant Barcode'],
  cost: ['Cost per item'],
  price: ['Price', 'Variant Price'],
  compare_at_price: ['Compare-at price', 'Variant Compare At Price'],
  stock_tracker: ['Inventory tracker', 'Variant Inventory Tracker'],
  stock: ['Inventory quantity', 'Variant Inventory Qty'],
  stock_policy: ['Continue selling when out of stock', 'Variant Inventory Policy'],
  weight_grams: ['Weight value (grams)', 'Variant Grams'],
  total_measure: ['Unit price total measure'],
  total_measure_unit: ['Unit price total measure unit'],
  base_measure: ['Unit price base measure'],
  base_measure_unit: ['Unit price base measure unit'],
  picture: ['Product image URL', 'Image Src'],
  picture_position: ['Image position'],
  picture_alt: ['Image alt text'],
  variant_picture: ['Variant image URL', 'Variant Image'],
  seo_title: ['SEO title'],
  seo_description: ['SEO description'],
  origin_country: ['Country of Origin'],
};

/** How it writes a product without options. */
export const NO_OPTION = { name: 'Title', value: 'Default Title' };
