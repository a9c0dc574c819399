import type { AdminAttributeRecord, AdminAttributeValue } from '@tessera/shared/contract';
import { changedFields, mergeEdit, takeField, type DraftRules } from '../../../form/page/merge-edit.model';
import { keepKeys } from '../../../settings/keyed-list.model';
import type { AttributeKind } from '../kinds';

/** The form's fields. */
export interface AttributeFields {
  name: string;
  name_de: string;
  kind: AttributeKind;
  unit: string;
  filterable: boolean;
  for_variants: boolean;
}

export type AttributeField = keyof AttributeFields;

/** A value while it is being changed. */
export interface ValueDraft {
  /** the same for as long as it is on the screen */
  key: string;
  /** undefined: it is new */
  id: number | undefined;
  label: string;
  label_de: string;
  colour: string | null;
  second_colour: string | null;
  /** the key of its family; '' for none */
  family: string;
  product_count: number;
  is_of_variants: boolean;
}

const keyOf = (id: number): string => `value-${id}`;

export const fieldsOf = (attribute: AdminAttributeRecord): AttributeFields => ({
  name: attribute.name,
  name_de: attribute.names.de,
  kind: attribute.kind,
  unit: attribute.unit,
  filterable: attribute.filterable,
  for_variants: attribute.for_variants,
});

const valueOf = ({ id, labels, family_id, value: _, ...value }: AdminAttributeValue): ValueDraft => ({
  ...value,
  key: keyOf(id),
  id,
  label_de: labels.de,
  family: family_id === null ? '' : keyOf(family_id),
});

export const valuesOf = ({ values }: AdminAttributeRecord): ValueDraft[] => values.map(valueOf);

/** A value without words yet, behind the others. */
export const newValue = (key: string): ValueDraft => ({
  key,
  id: undefined,
  label: '',
  label_de: '',
  colour: null,
  second_colour: null,
  family: '',
  product_count: 0,
  is_of_variants: false,
});

/** What may be a family: it has none itself. */
export const familiesFor = (values: readonly ValueDraft[], key: string): ValueDraft[] =>
  values.some(({ family }) => family === key)
    ? []
    : values.filter((value) => value.key !== key && value.family === '' && value.label.trim() !== '');

/** The list with one of it in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const left = list.filter((_, index) => index !== from);
  return [...left.slice(0, to), ...list.slice(from, from + 1), ...left.slice(to)];
}

export const areSameValues = (one: readonly ValueDraft[], other: readonly ValueDraft[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Values as they were read, under the keys that they have on the screen; those without words are not sent. */
export function keepValues(theirs: readonly ValueDraft[], known: readonly ValueDraft[]): ValueDraft[] {
  const sent = known.filter(({ id, label }) => id !== undefined || label.trim() !== '');
  const kept = keepKeys(theirs, sent, () => true);
  const keys = new Map(theirs.map(({ key }, at) => [key, kept[at]?.key ?? key]));
  return kept.map((value) => ({ ...value, family: keys.get(value.family) ?? '' }));
}

/** One that was new when it was typed into and has been saved meanwhile: what was typed since, on top of what came of it. */
function onTopOf(there: ValueDraft, was: ValueDraft | undefined, value: ValueDraft): ValueDraft {
  if (value.id !== undefined || !was) return value;
  const before = new Map<string, unknown>(Object.entries(was));
  return { ...there, ...Object.fromEntries(Object.entries(value).filter(([name, said]) => said !== before.get(name))) };
}

/**
 * Mine on top of the values that there are by now: what was not touched here is theirs, what came is behind. A new one that
 * stands in `base`, too, was saved, and is among theirs.
 */
export function mergeValues(
  base: readonly ValueDraft[],
  mine: readonly ValueDraft[],
  theirs: readonly ValueDraft[],
): ValueDraft[] {
  if (areSameValues(base, mine)) return [...theirs];
  const before = new Map(base.map((value) => [value.key, value]));
  const now = new Map(theirs.map((value) => [value.key, value]));
  const kept = mine.flatMap((value) => {
    const there = now.get(value.key);
    const isTouched = JSON.stringify(value) !== JSON.stringify(before.get(value.key));
    if (!there && (value.id !== undefined || !isTouched)) return [];
    if (!there) return [value];
    return [isTouched ? onTopOf(there, before.get(value.key), value) : there];
  });
  const known = new Set([...base, ...mine].map(({ key }) => key));
  return [...kept, ...theirs.filter(({ key }) => !known.has(key))];
}

function bodyOf(values: readonly ValueDraft[]) {
  const labels = new Map(values.map(({ key, label }) => [key, label.trim()]));
  return values
    .filter(({ id, label }) => id !== undefined || label.trim() !== '')
    .map(({ id, label, label_de, colour, second_colour, family }) => ({
      ...(id !== undefined && { id }),
      label: label.trim(),
      labels: { de: label_de.trim() },
      // the shop knows the colours of many words by itself
      ...((id !== undefined || colour !== null) && { colour, second_colour }),
      family: labels.get(family) ?? null,
    }));
}

/** All of the form. */
export interface AttributeDraft {
  fields: AttributeFields;
  values: ValueDraft[];
}

export const draftOf = (attribute: AdminAttributeRecord): AttributeDraft => ({
  fields: fieldsOf(attribute),
  values: valuesOf(attribute),
});

/** What the API is sent: what was changed alone; undefined where nothing was. */
export function editBody(base: AttributeDraft, edit: AttributeDraft): Record<string, unknown> | undefined {
  const changed = changedFields(base.fields, edit.fields);
  const hasValues = !areSameValues(base.values, edit.values);
  if (changed.length === 0 && !hasValues) return undefined;
  const kept = new Set(edit.values.map(({ key }) => key));
  const removed = base.values.flatMap(({ key, id }) => (kept.has(key) ? [] : (id ?? [])));
  const { name, name_de, ...rest } = edit.fields;
  const texts: Record<AttributeField, unknown> = { ...rest, name: name.trim(), name_de };
  const named = changed.filter((field) => field !== 'name_de').map((field) => [field, texts[field]]);
  return {
    ...Object.fromEntries(named),
    ...(changed.includes('name_de') && { names: { de: name_de.trim() } }),
    ...(hasValues && { values: bodyOf(edit.values), ...(removed.length > 0 && { removed }) }),
  };
}

/** Its values are merged one by one; only of its fields are both versions shown. */
export const attributeRules: DraftRules<AttributeDraft, AttributeField> = {
  isSame: (one, other) => editBody(one, other) === undefined,
  merge(base, mine, theirs) {
    const { draft: fields, conflicts } = mergeEdit(base.fields, mine.fields, theirs.fields);
    return { draft: { fields, values: mergeValues(base.values, mine.values, theirs.values) }, conflicts };
  },
  keep: ({ fields, values }, known) => ({ fields, values: keepValues(values, known.values) }),
  takeTheirs: (draft, theirs, name) => ({ ...draft, fields: takeField(draft.fields, theirs.fields, name) }),
};
