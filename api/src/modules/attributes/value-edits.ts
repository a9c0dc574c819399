import { notValid } from '../../errors/errors';
import { messageOf } from '../../messages/message';
import type { AttributeRow } from './attributes.repository';
import type { ValueRow } from './attribute-records.repository';
import type { ValueEdit } from './attributes.schemas';
import { toValue } from './to-value';

/** A value as it is to be; without an id it is a new one. */
export interface NextValue {
  id: number | undefined;
  /** as it stands in addresses */
  value: string;
  label: string;
  labels: Record<string, string>;
  colour: string | null;
  second_colour: string | null;
  number: number | null;
  /** the label of its family, in lower case */
  family: string | null;
}

type Look = Pick<NextValue, 'colour' | 'second_colour'>;

const lower = (text: string): string => text.trim().toLowerCase();
/** What is missing is not kept. */
export const withoutEmpty = (words: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([language, word]) => (word.trim() ? [[language, word.trim()]] : [])),
  );

function refuse(message: ReturnType<typeof messageOf>): never {
  throw notValid({ values: [message] });
}

/** One colour, two or none: what an edit does not name stays, and a new value looks as its name says. */
function coloursAfter(edit: ValueEdit, before: Look | undefined, made: Look): Look {
  const now = before ?? made;
  const { colour = now.colour, second_colour = now.second_colour } = edit;
  return { colour, second_colour: colour === null ? null : second_colour };
}

/** The label of its family after an edit, in lower case. */
function familyAfter({ family }: ValueEdit, known: ReadonlyMap<number, ValueRow>, before: ValueRow | undefined) {
  if (family !== undefined) return family === null ? null : lower(family);
  const present = known.get(before?.family_id ?? 0);
  return present ? lower(present.label) : null;
}

function nextOf(attribute: AttributeRow, edit: ValueEdit, known: ReadonlyMap<number, ValueRow>): NextValue {
  const before = edit.id === undefined ? undefined : known.get(edit.id);
  if (edit.id !== undefined && !before) refuse(messageOf('validation.failed.attribute_value_unknown'));
  const written = edit.label.trim();
  const [made] = toValue(attribute, written);
  if (!made) refuse(messageOf('validation.failed.attribute_value_empty', { label: written }));
  const { value, labels } = before ?? made;
  return {
    ...coloursAfter(edit, before, made),
    id: before?.id,
    value,
    label: made.label,
    labels: withoutEmpty(edit.labels ?? labels),
    number: made.number,
    family: familyAfter(edit, known, before),
  };
}

/**
 * The values of an attribute as an edit wants them: those that it names in its order, all others behind them.
 * @throws AppError `validation.failed` for a value that is there twice or unknown, and for a family that cannot be one
 */
export function nextValues(
  attribute: AttributeRow,
  before: readonly ValueRow[],
  edits: readonly ValueEdit[],
): NextValue[] {
  const known = new Map(before.map((value) => [value.id, value]));
  const named = new Set(edits.map(({ id }) => id));
  const others = before.filter(({ id }) => !named.has(id)).map(({ id, label }) => ({ id, label }));
  const next = [...edits, ...others].map((edit) => nextOf(attribute, edit, known));
  const seen = new Set<string>();
  for (const { label, value } of next) {
    if (seen.has(value) || seen.has(lower(label)))
      refuse(messageOf('validation.failed.attribute_value_twice', { label }));
    seen.add(value).add(lower(label));
  }
  return next.map((value) => (value.family === null ? value : checkFamily(value, next)));
}

/** A family that goes leaves its values without one. @throws AppError `validation.failed` */
function checkFamily(value: NextValue, all: readonly NextValue[]): NextValue {
  const family = all.find(({ label }) => lower(label) === value.family);
  if (!family) return { ...value, family: null };
  if (family === value || family.family !== null) {
    refuse(messageOf('validation.failed.attribute_family', { label: family.label }));
  }
  return value;
}
