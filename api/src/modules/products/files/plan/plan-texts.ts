import { messageOf } from '../../../../messages/message';
import { sanitiseHtml } from '../../../../presenters/formats/sanitise-html';
import { presentWords } from '../../record/product-words';
import type { ProductEdit } from '../../record/product-requests.schemas';
import type { FileProduct, FileTexts } from '../format/file-product';
import type { Problems } from '../../../../framework/files/format/problems';
import type { PlanContext, PlannedChange, ProductState } from './state';

type TextField = keyof FileTexts;
/** What a text of a product can be: in a file, and as the shop has it. */
type Said = FileTexts[TextField] | ProductState['row'][TextField];

/** As people read it; lists in one line, what is not there as nothing. */
function say(value: Said): string {
  if (value === undefined || value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return String(value);
  // A kind of value that is new here is a type error: what nothing tells apart would never be written.
  return typeof value === 'string' ? value.trim() : value.join(', ');
}

/** As it would come back from a file: what differs in this alone has not changed. */
const asWritten = (field: TextField, value: Said): string =>
  field === 'description_html' ? sanitiseHtml(say(value)).trim() : say(value);

/** The category that a file names; undefined: it says nothing of it. */
function categoryOf(file: FileProduct, isNew: boolean, { categories }: PlanContext, problems: Problems) {
  const { category, texts } = file;
  // A new product of a file that names no category goes into that of its type, where there is one.
  if (category === undefined) return isNew ? categories.get((texts.type ?? '').toLowerCase()) : undefined;
  if (category === '') return null;
  const id = categories.get(category.toLowerCase());
  if (id === undefined) problems.add(file.row, 'category', messageOf('files.row.no_category', { name: category }));
  return id;
}

function planCategory(
  file: FileProduct,
  state: ProductState | undefined,
  context: PlanContext,
  problems: Problems,
): PlannedTexts {
  const category_id = categoryOf(file, !state, context, problems);
  const { category_id: before, category_slug } = state?.row ?? { category_id: null, category_slug: null };
  if (category_id === undefined || category_id === before) return { edit: {}, changes: [] };
  const after = file.category ?? file.texts.type ?? '';
  return { edit: { category_id }, changes: [{ field: 'category', sku: null, before: category_slug ?? '', after }] };
}

const sorted = (values: readonly string[]): string => JSON.stringify([...values].sort());

/** All that is said of the product, with what the file says in its place. */
function planAttributes({ attributes: said }: FileProduct, state: ProductState | undefined): PlannedTexts {
  const present = state?.attributes ?? [];
  const key = (name: string): string => name.trim().toLowerCase();
  const valuesOf = new Map(present.map(({ name, values }) => [key(name), values]));
  const other = said.filter(({ name, values }) => sorted(valuesOf.get(key(name)) ?? []) !== sorted(values));
  if (other.length === 0) return { edit: {}, changes: [] };
  const spoken = new Set(other.map(({ name }) => key(name)));
  const kept = present.filter(({ name }) => !spoken.has(key(name)));
  const changes = other.map(({ name, values }): PlannedChange => {
    const before = (valuesOf.get(key(name)) ?? []).join('; ');
    return { field: `attribute:${name}`, sku: null, before, after: values.join('; ') };
  });
  const attributes = [...kept, ...other].filter(({ values }) => values.length > 0);
  return { edit: { attributes }, changes };
}

/** What is shown beside it, as far as the shop has it; what it lacks yet a later import of the file puts there. */
function planRelated({ related }: FileProduct, state: ProductState | undefined, context: PlanContext): PlannedTexts {
  if (!related) return { edit: {}, changes: [] };
  const { products } = context;
  const present = state?.related ?? [];
  const wanted = related.filter((slug) => products.has(slug) && products.get(slug) !== state?.row.id);
  const ids = wanted.flatMap((slug) => products.get(slug) ?? []);
  if (JSON.stringify(ids) === JSON.stringify(present.map(({ id }) => id))) return { edit: {}, changes: [] };
  const before = present.map(({ slug }) => slug).join(', ');
  return { edit: { related: ids }, changes: [{ field: 'related', sku: null, before, after: wanted.join(', ') }] };
}

/** German words of what it says, which all products share: a column that says what is so already says nothing. */
function planWords({ words }: FileProduct, { wordOf }: PlanContext): PlannedChange[] {
  const seen = new Set<string>();
  return words.flatMap((one): PlannedChange[] => {
    const { key, word: before } = wordOf(one);
    if (before === one.word || seen.has(key)) return [];
    seen.add(key);
    return [{ field: one.field, sku: null, before, after: one.word }];
  });
}

interface PlannedTexts {
  edit: ProductEdit;
  changes: PlannedChange[];
}

/** The product's own texts, but for those that say what is so already. */
function planOwn({ texts }: FileProduct, state: ProductState | undefined): PlannedTexts {
  const edit: Record<string, unknown> = {};
  const changes: PlannedChange[] = [];
  // A new product is a draft of goods, and without texts.
  const row: Partial<ProductState['row']> = state?.row ?? { status: 'draft', gift_card: false };
  for (const [field, value] of Object.entries(texts) as [TextField, Said][]) {
    const [before, after] = [asWritten(field, row[field]), say(value)];
    if (value === undefined || before === after) continue;
    edit[field] = value;
    changes.push({ field, sku: null, before, after });
  }
  return { edit: edit as ProductEdit, changes }; // each by its name
}

/** The German texts: those that the file has no column for stay. The first language's address is none of its own. */
function planGerman({ slug, german: said }: FileProduct, state: ProductState | undefined): PlannedTexts {
  const german = said.slug === slug ? { ...said, slug: '' } : said;
  const { de: present } = presentWords(state?.row.words ?? {});
  const before = { ...present, description_html: sanitiseHtml(present.description_html).trim() };
  const changes = Object.entries(german).flatMap(([field, after]): PlannedChange[] => {
    const was = before[field as keyof typeof before];
    return was === after ? [] : [{ field: `${field}:de`, sku: null, before: was, after }];
  });
  return { edit: changes.length > 0 ? { words: { de: { ...present, ...german } } } : {}, changes };
}

/** What of the product itself becomes another one: only that, and each change for people. */
export function planTexts(
  file: FileProduct,
  state: ProductState | undefined,
  context: PlanContext,
  problems: Problems,
): PlannedTexts {
  const own = planOwn(file, state);
  const german = planGerman(file, state);
  const attributes = planAttributes(file, state);
  const category = planCategory(file, state, context, problems);
  const related = planRelated(file, state, context);
  const { available_from: from, available_until: until } = { ...datesOf(state), ...file.texts };
  if (from && until && until <= from)
    problems.add(file.row, 'available_until', messageOf('validation.failed.end_before_start'));
  return {
    edit: { ...own.edit, ...german.edit, ...category.edit, ...attributes.edit, ...related.edit },
    changes: [own, german, category, attributes, related]
      .flatMap(({ changes }) => changes)
      .concat(planWords(file, context)),
  };
}

function datesOf(state: ProductState | undefined) {
  const { available_from, available_until } = state?.row ?? { available_from: null, available_until: null };
  return {
    available_from: available_from?.toISOString() ?? null,
    available_until: available_until?.toISOString() ?? null,
  };
}
