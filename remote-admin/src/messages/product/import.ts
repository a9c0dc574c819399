import { defineMessages, plural } from '@tessera/shared/i18n';

/** What a column of a file can be, by the field that it writes. */
const fieldNames = {
  slug: 'Address (handle)',
  name: 'Name',
  description_html: 'Description (HTML)',
  vendor: 'Vendor',
  gift_card: 'Gift card (true or false)',
  type: 'Type',
  category: 'Category',
  tags: 'Tags',
  status: 'Status',
  published: 'Published',
  available_from: 'In the shop from',
  available_until: 'In the shop until',
  seo_title: 'Title for search engines',
  seo_description: 'Description for search engines',
  origin_country: 'Country of origin',
  related: 'Related goods (addresses)',
  'name:de': 'Name (German)',
  'slug:de': 'Address (German)',
  'description_html:de': 'Description (HTML, German)',
  'seo_title:de': 'Title for search engines (German)',
  'seo_description:de': 'Description for search engines (German)',
  option1_name: 'Option 1: name',
  option2_name: 'Option 2: name',
  option3_name: 'Option 3: name',
  option4_name: 'Option 4: name',
  option5_name: 'Option 5: name',
  option1_value: 'Option 1: value',
  option2_value: 'Option 2: value',
  option3_value: 'Option 3: value',
  option4_value: 'Option 4: value',
  option5_value: 'Option 5: value',
  'option1_name:de': 'Option 1: name (German)',
  'option2_name:de': 'Option 2: name (German)',
  'option3_name:de': 'Option 3: name (German)',
  'option4_name:de': 'Option 4: name (German)',
  'option5_name:de': 'Option 5: name (German)',
  'option1_value:de': 'Option 1: value (German)',
  'option2_value:de': 'Option 2: value (German)',
  'option3_value:de': 'Option 3: value (German)',
  'option4_value:de': 'Option 4: value (German)',
  'option5_value:de': 'Option 5: value (German)',
  sku: 'SKU',
  price: 'Price now',
  compare_at_price: 'Price before a sale',
  regular_price: 'Regular price',
  sale_price: 'Sale price',
  sale_starts_at: 'Sale begins',
  sale_ends_at: 'Sale ends',
  stock: 'Stock',
  stock_tracker: 'Who counts the stock',
  track_stock: 'Stock is counted',
  stock_policy: 'When out of stock',
  allow_backorder: 'May be ordered before it is there',
  expected_on: 'Ships by',
  backorder_note: 'Words on back-order',
  'backorder_note:de': 'Words on back-order in German',
  weight_grams: 'Weight in grams',
  barcode: 'Barcode',
  cost: 'Cost',
  unit: 'Unit of the unit price',
  unit_quantity: 'Amount in one piece',
  unit_base: 'Unit price for so much',
  total_measure: 'Unit price: amount in one piece',
  total_measure_unit: 'Unit price: unit of that amount',
  base_measure: 'Unit price: told for so much',
  base_measure_unit: 'Unit price: unit it is told in',
  variant_picture: 'Picture of the variant',
  picture: 'Picture',
  picture_position: 'Position of the picture',
  picture_alt: 'Alternative text',
};

const products = (count: number, shown: string): string =>
  plural('en', count, { one: `${shown} product`, other: `${shown} products` });

/** What the page says that brings products in from a file, and takes them out. Numbers come formatted. */
const en = {
  title: 'Import and export',
  columns: 'An empty cell erases what the shop has; a column that is not taken over keeps it.',
  send: {
    title: 'A file of products',
    hint: 'Shopify’s product CSV or this shop’s own file, up to 50 MB and 100,000 rows. Commas, semicolons or tabs. Nothing is written before you have seen what would change.',
  },
  whole: {
    title: 'Take all products out',
    text: 'All products, drafts and archived ones too, in a file that this page takes back: texts, variants, stock, prices, attributes, categories and pictures of this shop.',
    start: 'Export all products',
  },
  attribute: (name: string) => `Attribute “${name}”`,
  attributeName: (name: string) => `Attribute “${name}”: name (German)`,
  attributeValues: (name: string) => `Attribute “${name}”: values (German)`,
  zip: {
    title: 'Pictures',
    text: 'Pictures with an address are fetched by the import. If the file has names such as oak.jpg, send a zip with these pictures: up to 500 MB, 10,000 pictures, 10 MB each.',
    label: 'Zip with pictures (optional)',
    sending: 'The zip is being read…',
    tooLarge: 'A zip has at most 500 MB.',
    there: (name: string, count: number, shown: string) =>
      plural('en', count, { one: `${name}: 1 picture`, other: `${name}: ${shown} pictures` }),
  },
  categories: {
    text: 'The shop does not have these categories. Their products are left out, unless you say where they go.',
    list: 'Categories that the shop does not have',
    products,
    where: (name: string) => `Where products of “${name}” go`,
    leave: 'Leave them out',
    make: 'Make this category',
    again: 'Check again with this',
  },
  fields: fieldNames,
  check: {
    coming: (count: number, shown: string) =>
      plural('en', count, {
        one: '1 picture is taken into the shop before the products are written.',
        other: `${shown} pictures are taken into the shop before the products are written.`,
      }),
    pictures: (count: number, shown: string) =>
      plural('en', count, {
        one: '1 picture is named and not there. Go back to the columns and send a zip with it, or the product keeps the pictures that it has.',
        other: `${shown} pictures are named and not there. Go back to the columns and send a zip with them, or the products keep the pictures that they have.`,
      }),
    twofold: (name: string, one: string, other: string) =>
      `‘${name}’ could be ‘${one}’ or ‘${other}’: only capitals tell them apart. Write it exactly as one of them, or call one of them otherwise in the zip.`,
    missing: (names: string) =>
      `The zip does not have all of them, or some twice. Go back to the columns and send another zip, or the products come without these: ${names}`,
    drafts:
      'The file does not say which products are shown: new ones are drafts, which shoppers do not see, until you publish them.',
    newVariant: 'New variant',
  },
  records: {
    which: 'Which products',
    list: 'The products',
    write: (count: number, shown: string) => `Import ${products(count, shown)}`,
    back: 'To the products',
  },
  result: {
    done: (count: number, shown: string) =>
      plural('en', count, { one: '1 product was written.', other: `${shown} products were written.` }),
    failed: (count: number, shown: string) =>
      plural('en', count, { one: '1 product failed.', other: `${shown} products failed.` }),
    pictures: (count: number, shown: string) =>
      plural('en', count, { one: '1 picture was taken.', other: `${shown} pictures were taken.` }),
    picturesFailed: (count: number, shown: string) =>
      plural('en', count, { one: '1 picture failed.', other: `${shown} pictures failed.` }),
  },
};

export const importMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-import" */ './de/import').then((module) => module.importWords),
});
