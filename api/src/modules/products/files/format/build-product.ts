import { messageOf } from '../../../../messages/message';
import { sanitiseHtml } from '../../../../presenters/formats/sanitise-html';
import { toSlug } from '../../../../presenters/search/slug';
import type { FileRow } from '../../../../framework/files/reading/read-rows';
import { MOST_RELATED } from '../../record/product-requests.schemas';
import { buildVariant, isVariantRow, readOptionNames } from './build-variant';
import { buildWords } from './build-words';
import { YES_NO, createCells } from '../../../../framework/files/format/cells';
import { splitList } from '../../../../framework/files/format/escapes';
import { attributeField, attributeOf } from './fields';
import type { ProductCells, ProductColumns } from './fields';
import type { FilePicture, FileProduct, FileTexts } from './file-product';
import type { Problems } from '../../../../framework/files/format/problems';

const STATUSES = { active: 'active', draft: 'draft', archived: 'archived' } as const;
const LONGEST_SLUG = 200;
const MOST_VARIANTS = 2_000;
const MOST_PICTURES = 50;
const MOST_ATTRIBUTES = 50;
const MOST_IN_LIST = 50;
/** Characters of all of them in a cell. */
const LONGEST_LIST = 20_000;
const LONGEST_TAG = 50;
const LONGEST_ATTRIBUTE = 200;

/** The cell that a product is known by: its address, else its name. */
function knownBy(row: FileRow, { fields }: Pick<ProductColumns, 'fields'>): string {
  const slug = fields.indexOf('slug');
  return row.cells[slug < 0 ? fields.indexOf('name') : slug] ?? '';
}

const slugOf = (row: FileRow, columns: Pick<ProductColumns, 'fields'>): string =>
  toSlug(knownBy(row, columns)).slice(0, LONGEST_SLUG);

/**
 * By which the rows of a product belong together: its address, else its name; '': the row says neither. What makes no address
 * is a product of its own, and wrong: it is not of the one before it.
 */
export function keyOf(row: FileRow, columns: Pick<ProductColumns, 'fields'>): string {
  const said = knownBy(row, columns).trim();
  return said === '' ? '' : slugOf(row, columns) || `row ${row.row}`;
}

/** A product has one status: what is active and not published is a draft. */
function readStatus(row: FileRow, cells: ProductCells): FileTexts['status'] {
  const status = cells.choice<'active' | 'draft' | 'archived'>(row, 'status', 'draft', STATUSES);
  const published = cells.choice(row, 'published', true, YES_NO);
  if (published === undefined) return status;
  if (status === undefined) return published ? 'active' : 'draft';
  return status === 'active' && !published ? 'draft' : status;
}

function readList(
  row: FileRow,
  field: 'tags' | ReturnType<typeof attributeField>,
  longest: number,
  cells: ProductCells,
) {
  const separator = field === 'tags' ? ',' : ';';
  const texts = splitList(cells.words(row, field, LONGEST_LIST) ?? '', separator);
  if (texts.length > MOST_IN_LIST) cells.refuse(row, field, messageOf('files.row.too_many', { most: MOST_IN_LIST }));
  if (texts.some((text) => text.length > longest))
    cells.refuse(row, field, messageOf('files.row.too_long', { most: longest }));
  return texts;
}

function readRelated(row: FileRow, cells: ProductCells): string[] {
  const slugs = splitList(cells.words(row, 'related', LONGEST_LIST) ?? '', ',').map(toSlug);
  if (slugs.length > MOST_RELATED)
    cells.refuse(row, 'related', messageOf('files.row.too_many', { most: MOST_RELATED }));
  return [...new Set(slugs)];
}

function readTexts(row: FileRow, cells: ProductCells): FileTexts {
  const nullable = (text: string | undefined): string | null | undefined => (text === '' ? null : text);
  const description = cells.words(row, 'description_html', 100_000, 'lines');
  const texts = {
    name: cells.words(row, 'name', 200),
    description_html: description === undefined ? undefined : sanitiseHtml(description).trim(),
    vendor: cells.words(row, 'vendor', 200),
    gift_card: cells.choice(row, 'gift_card', false, YES_NO),
    type: cells.words(row, 'type', 200),
    tags: cells.has('tags') ? readList(row, 'tags', LONGEST_TAG, cells) : undefined,
    status: readStatus(row, cells),
    available_from: cells.moment(row, 'available_from'),
    available_until: cells.moment(row, 'available_until'),
    seo_title: nullable(cells.words(row, 'seo_title', 200)),
    seo_description: nullable(cells.words(row, 'seo_description', 500)),
    origin_country: cells.country(row, 'origin_country'),
  };
  if (texts.name === '') cells.refuse(row, 'name', messageOf('files.row.no_name'));
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)) as FileTexts; // each by its name
}

function readGerman(row: FileRow, cells: ProductCells): FileProduct['german'] {
  const description = cells.words(row, 'description_html:de', 100_000, 'lines');
  const slug = cells.words(row, 'slug:de', 200);
  const texts = {
    name: cells.words(row, 'name:de', 200),
    slug: slug === undefined ? undefined : toSlug(slug).slice(0, LONGEST_SLUG),
    description_html: description === undefined ? undefined : sanitiseHtml(description).trim(),
    seo_title: cells.words(row, 'seo_title:de', 200),
    seo_description: cells.words(row, 'seo_description:de', 500, 'lines'),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) as FileProduct['german']; // each by its name
}

function readPictures(rows: readonly FileRow[], cells: ProductCells): FilePicture[] | undefined {
  if (!cells.has('picture')) return undefined;
  const pictures = new Map<string, FilePicture>();
  for (const row of rows) {
    const source = cells.words(row, 'picture', 2_000) ?? '';
    if (source === '' || pictures.has(source)) continue;
    const position = cells.pieces(row, 'picture_position') || pictures.size + 1;
    const alt = cells.words(row, 'picture_alt', 500, 'lines') ?? '';
    pictures.set(source, { row: row.row, source, position, alt });
    if (pictures.size === MOST_PICTURES + 1)
      cells.refuse(row, 'picture', messageOf('products.not_possible.pictures', { most: MOST_PICTURES }));
  }
  return [...pictures.values()].sort((a, b) => a.position - b.position || a.row - b.row);
}

/**
 * Joins the rows of one key to a product, and says everything that is wrong with them.
 * @param rows in the file's order; the first one has the product's own cells
 */
export function buildProduct(
  rows: readonly [FileRow, ...FileRow[]],
  columns: ProductColumns,
  problems: Problems,
): FileProduct {
  const [first] = rows;
  const cells = createCells(columns, problems);
  for (const row of rows) {
    const [found, wanted] = [row.cells.length, columns.header.length];
    if (found !== wanted) problems.add(row.row, null, messageOf('files.row.cells', { found, wanted }));
  }
  const slug = slugOf(first, columns);
  if (slug === '') cells.refuse(first, cells.has('slug') ? 'slug' : 'name', messageOf('files.row.no_slug'));
  const attributeNames = columns.fields.flatMap((field) => attributeOf(field) ?? []);
  const said = attributeNames.filter((name) => cells.text(first, attributeField(name)) !== '');
  if (said.length > MOST_ATTRIBUTES)
    problems.add(first.row, null, messageOf('files.row.too_many', { most: MOST_ATTRIBUTES }));
  const attributes = attributeNames.map((name) => ({
    name,
    values: readList(first, attributeField(name), LONGEST_ATTRIBUTE, cells),
  }));
  const option_names = readOptionNames(first, cells);
  const before = problems.list.length;
  const variants = rows.filter((row) => isVariantRow(row, cells)).map((row) => buildVariant(row, option_names, cells));
  const hasFaultyVariants = problems.list.length > before;
  const texts = readTexts(first, cells);
  const faulty = { name: cells.has('name') && texts.name === undefined, variants: hasFaultyVariants };
  if (variants.length > MOST_VARIANTS)
    problems.add(first.row, null, messageOf('files.row.too_many_variants', { most: MOST_VARIANTS }));
  return {
    row: first.row,
    slug,
    texts,
    german: readGerman(first, cells),
    category: cells.words(first, 'category', 400),
    attributes,
    words: buildWords(rows, { attributes, option_names, variants }, cells, columns),
    related: cells.has('related') ? readRelated(first, cells) : undefined,
    option_names,
    faulty,
    variants,
    pictures: readPictures(rows, cells),
  };
}
