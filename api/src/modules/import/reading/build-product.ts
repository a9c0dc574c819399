import { buildAttributes } from './build-attributes';
import { buildVariant, isVariantRow } from './build-variant';
import { toSlug } from '../../../presenters/search/slug';
import {
  booleanCell,
  choiceCell,
  countryCell,
  createProblems,
  optionalCell,
  textCell,
  type Problems,
} from './csv-cells';
import type { CsvRow, ImportImage, ImportProblem, ImportProduct, ImportVariant } from './import-product';
import { sanitiseHtml } from '../../../presenters/formats/sanitise-html';
import { isOfFormat } from '../../../schemas/basics/text-formats';

const OPTION_NAME_COLUMNS = ['Option1 Name', 'Option2 Name', 'Option3 Name'];
const LONGEST = { Handle: 200, Title: 255, Type: 100, Vendor: 255, 'Body (HTML)': 100_000 };
/** All others are one line: what they hold is a name, or stands among names. */
const OF_LINES = new Set(['Body (HTML)', 'SEO Description', 'Image Alt Text']);
const MOST_TAGS = 100;

export type BuiltProduct =
  | { product: ImportProduct; problems: readonly [] }
  | { product: undefined; problems: readonly ImportProblem[] };

function readTags(row: CsvRow): string[] {
  const tags = textCell(row, 'Tags').split(',');
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))].slice(0, MOST_TAGS);
}

function readOptionNames(row: CsvRow, problems: Problems): string[] {
  const names = OPTION_NAME_COLUMNS.map((column) => textCell(row, column)).filter((name) => name !== '');
  if (new Set(names).size !== names.length) problems.add(row.row, 'Option2 Name', 'Two options have the same name');
  return names.length === 1 && names[0] === 'Title' && textCell(row, 'Option1 Value') === 'Default Title' ? [] : names;
}

function readImages(rows: readonly CsvRow[], problems: Problems): ImportImage[] {
  const images = new Map<string, ImportImage>();
  for (const row of rows) {
    const source = textCell(row, 'Image Src');
    const position = textCell(row, 'Image Position');
    if (source === '' || images.has(source)) continue;
    if (!/^\d{0,4}$/.test(position)) {
      problems.add(row.row, 'Image Position', `'${position}' is not a whole number`);
    }
    const alt = textCell(row, 'Image Alt Text');
    images.set(source, { row: row.row, source, position: Number(position) || images.size + 1, alt });
  }
  return [...images.values()].sort((a, b) => a.position - b.position || a.row - b.row);
}

/** A variant's own picture need not be among the product's pictures: then it is added as the last one. */
function addVariantImages(images: ImportImage[], variants: readonly ImportVariant[]): ImportImage[] {
  const known = new Set(images.map((image) => image.source));
  const all = [...images];
  for (const { image, row } of variants) {
    if (image === null || known.has(image)) continue;
    known.add(image);
    all.push({ row, source: image, position: (all.at(-1)?.position ?? 0) + 1, alt: '' });
  }
  return all;
}

function checkVariants(variants: readonly ImportVariant[], problems: Problems): void {
  const combinations = new Map<string, number>();
  const skus = new Map<string, number>();
  for (const { row, options, sku } of variants) {
    const key = JSON.stringify(options);
    const twin = combinations.get(key);
    if (twin !== undefined) problems.add(row, null, `The variant has the same options as row ${twin}`);
    else combinations.set(key, row);
    const other = skus.get(sku);
    if (other !== undefined) problems.add(row, 'Variant SKU', `The SKU ${sku} is used in row ${other} already`);
    else skus.set(sku, row);
  }
}

function checkTexts(row: CsvRow, slug: string, problems: Problems): void {
  if (slug === '') problems.add(row.row, 'Handle', `'${textCell(row, 'Handle')}' makes no address`);
  if (textCell(row, 'Title') === '') problems.add(row.row, 'Title', 'The product has no title');
  for (const [column, most] of Object.entries(LONGEST)) {
    if (textCell(row, column).length > most)
      problems.add(row.row, column, `The text is longer than ${most} characters`);
  }
}

function checkCharacters({ row, cells }: CsvRow, problems: Problems): void {
  for (const [column, text] of Object.entries(cells)) {
    if (isOfFormat(OF_LINES.has(column) ? 'lines' : 'line', text)) continue;
    problems.add(row, column, 'The text holds control characters or invisible ones');
  }
}

/**
 * Joins the rows of one handle to a product, or tells everything that is wrong with them.
 * @param rows at least one, in the file's order; the first one carries the product's own cells
 * @param decimals digits of the currency's minor unit
 */
export function buildProduct(rows: readonly [CsvRow, ...CsvRow[]], decimals: number): BuiltProduct {
  const problems = createProblems();
  const first = rows[0];
  const slug = toSlug(textCell(first, 'Handle'));
  checkTexts(first, slug, problems);
  for (const row of rows) checkCharacters(row, problems);
  const option_names = readOptionNames(first, problems);
  const variants = rows.filter(isVariantRow).map((row) => buildVariant(row, option_names, decimals, problems));
  if (variants.length === 0) problems.add(first.row, 'Variant Price', 'The product has no price');
  checkVariants(variants, problems);
  const images = addVariantImages(readImages(rows, problems), variants);
  const origin_country = countryCell(first, 'Country of Origin', problems);
  const said = choiceCell(first, 'Status', ['active', 'draft', 'archived'], problems);
  // There is one status: what is active and not published is a draft.
  const published = booleanCell(first, 'Published', true, problems) && said === 'active';
  const status = said === 'active' && !published ? 'draft' : said;
  const is_card = booleanCell(first, 'Gift Card', false, problems);
  if (problems.list.length > 0) return { product: undefined, problems: problems.list };
  const product: ImportProduct = {
    row: first.row,
    slug,
    name: textCell(first, 'Title'),
    description_html: sanitiseHtml(textCell(first, 'Body (HTML)')),
    vendor: textCell(first, 'Vendor'),
    gift_card: textCell(first, 'Gift Card') === '' ? undefined : is_card,
    type: textCell(first, 'Type'),
    tags: readTags(first),
    status,
    published,
    option_names,
    seo_title: optionalCell(first, 'SEO Title'),
    seo_description: optionalCell(first, 'SEO Description'),
    origin_country,
    attributes: buildAttributes(first),
    variants,
    images,
  };
  return { product, problems: [] };
}
