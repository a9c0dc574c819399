import { csvOf } from '../../../../framework/files/testing/csv';
import type { Field } from '../format/fields';

/** How Shopify has called its columns: in the files of today, and in those before. */
const HEADINGS: Partial<Record<Field, readonly [today: string, before: string]>> = {
  slug: ['URL handle', 'Handle'],
  name: ['Title', 'Title'],
  description_html: ['Description', 'Body (HTML)'],
  vendor: ['Vendor', 'Vendor'],
  type: ['Type', 'Type'],
  tags: ['Tags', 'Tags'],
  published: ['Published on online store', 'Published'],
  status: ['Status', 'Status'],
  option1_name: ['Option1 name', 'Option1 Name'],
  option1_value: ['Option1 value', 'Option1 Value'],
  option2_name: ['Option2 name', 'Option2 Name'],
  option2_value: ['Option2 value', 'Option2 Value'],
  sku: ['SKU', 'Variant SKU'],
  weight_grams: ['Weight value (grams)', 'Variant Grams'],
  stock_tracker: ['Inventory tracker', 'Variant Inventory Tracker'],
  stock: ['Inventory quantity', 'Variant Inventory Qty'],
  stock_policy: ['Continue selling when out of stock', 'Variant Inventory Policy'],
  price: ['Price', 'Variant Price'],
  compare_at_price: ['Compare-at price', 'Variant Compare At Price'],
  barcode: ['Barcode', 'Variant Barcode'],
  picture: ['Product image URL', 'Image Src'],
  picture_position: ['Image position', 'Image Position'],
  picture_alt: ['Image alt text', 'Image Alt Text'],
  variant_picture: ['Variant image URL', 'Variant Image'],
  seo_title: ['SEO title', 'SEO Title'],
  seo_description: ['SEO description', 'SEO Description'],
};
/** What both have and this shop does not keep. */
const OTHER = { 'Product category': 'Home & Garden > Kitchen', 'Requires shipping': 'TRUE' };

type Generation = 'today' | 'before';
type Row = Partial<Record<Field, string>>;
export const GENERATIONS: readonly Generation[] = ['today', 'before'];

/** A file of Shopify's with these columns. */
function shopifyFile(rows: readonly Row[], generation: Generation, fields: readonly Field[]): string {
  const headings = fields.map((field) => {
    const heading = HEADINGS[field]?.[generation === 'today' ? 0 : 1];
    if (heading === undefined) throw new Error(`Shopify has no column for ${field}`);
    return heading;
  });
  const cells = rows.map((row) => [...fields.map((field) => row[field] ?? ''), ...Object.values(OTHER)]);
  return csvOf([[...headings, ...Object.keys(OTHER)], ...cells]);
}

const ALL = Object.keys(HEADINGS) as Field[];

/** Clothes by size and colour. */
export function clothes(generation: Generation): string {
  const rows = ['Red', 'Blue'].flatMap((colour, of) =>
    ['S', 'M', 'L'].map((size, place): Row => ({
      slug: 'linen-shirt',
      ...(of + place === 0 && {
        name: 'Linen Shirt',
        description_html: '<p>Washed linen.</p>',
        vendor: 'Loom & Co',
        type: 'Shirts',
        tags: 'linen, summer, "soft"',
        published: 'TRUE',
        status: 'active',
        option1_name: 'Colour',
        option2_name: 'Size',
        seo_title: 'Linen Shirt',
      }),
      option1_value: colour,
      option2_value: size,
      sku: `LS-${colour}-${size}`.toUpperCase(),
      weight_grams: '180.0',
      stock_tracker: 'shopify',
      stock: String(place + 1),
      stock_policy: place === 0 ? 'continue' : 'deny',
      price: '39.00',
      compare_at_price: colour === 'Red' ? '49.00' : '',
    })),
  );
  return shopifyFile(rows, generation, ALL);
}

/** One product in 41 rows. */
export function manyRows(generation: Generation): string {
  const rows = Array.from({ length: 41 }, (_, place): Row => ({
    slug: 'paint',
    ...(place === 0 && { name: 'Paint', option1_name: 'Shade', status: 'draft', published: 'FALSE' }),
    option1_value: `Shade ${place + 1}`,
    sku: `PAINT-${place + 1}`,
    price: '12.50',
    stock_tracker: 'shopify',
    stock: String(place),
  }));
  return shopifyFile(rows, generation, ALL);
}

/** Goods with HTML over several lines; columns are left out, cells are empty. */
export function withHtml(generation: Generation): string {
  const rows: Row[] = [
    {
      slug: 'oak-board',
      name: 'Oak Board',
      description_html: '<h1>Board</h1>\r\n<p onclick="x()">Cut, "not" sawn;\nkeep dry.</p><script>alert(1)</script>',
      vendor: '',
      price: '18.00',
      sku: 'OB-1',
      picture: 'https://192.0.2.7/oak.jpg',
    },
    { slug: 'oak-board', picture: 'https://192.0.2.7/oak-2.jpg' },
    { slug: 'ash-board', name: 'Ash Board', description_html: '', price: '16.00', sku: 'AB-1' },
  ];
  return shopifyFile(rows, generation, ['slug', 'name', 'description_html', 'vendor', 'price', 'sku', 'picture']);
}
