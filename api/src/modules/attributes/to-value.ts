import { toSlug } from '../../presenters/search/slug';
import type { AttributeRow, ValueToKeep } from './attributes.repository';
import { familyOf, lookOf } from './colours';
import { readDay, readNumber, readYesNo } from '../../presenters/values/numbers';

const LONGEST_VALUE = 120;
const YES_NO = {
  yes: { value: 'yes', label: 'Yes', labels: { de: 'Ja' } },
  no: { value: 'no', label: 'No', labels: { de: 'Nein' } },
};

const PLAIN = { labels: {}, colour: null, second_colour: null, family: null, number: null };

/** A bare number with its unit behind it, as a person reads it. */
const withUnit = (label: string, unit: string): string =>
  unit !== '' && /^[\d.,-]+$/.test(label) ? `${label} ${unit}` : label;

/** What ranges compare of it. */
function numberOf({ kind, unit }: AttributeRow, label: string): number | null {
  if (kind === 'number') return readNumber(label, unit) ?? null;
  return kind === 'date' ? (readDay(label) ?? null) : null;
}

/** A value as it stands in addresses: empty where it has no letter or digit. */
export const toPlace = (label: string): string => toSlug(label).slice(0, LONGEST_VALUE);

/** What an attribute makes of a value that somebody wrote; nothing where no letter or digit is in it. */
export function toValue(attribute: AttributeRow, written: string): ValueToKeep[] {
  const { id, kind, unit } = attribute;
  const label = kind === 'number' ? withUnit(written, unit) : written;
  const value = toPlace(label);
  if (value === '') return [];
  const plain = { ...PLAIN, attribute_id: id, value, label, number: numberOf(attribute, label) };
  if (kind === 'swatch') return [{ ...plain, ...lookOf(value), labels: familyOf(value)?.labels ?? {} }];
  const answer = kind === 'boolean' && readYesNo(label);
  return [answer ? { ...plain, ...YES_NO[answer] } : plain];
}

/** The values that those of a yes or no are. */
export const yesAndNo = (attribute: AttributeRow): ValueToKeep[] =>
  (['yes', 'no'] as const).flatMap((answer) => toValue(attribute, answer));

/** The families that these values belong to, as values of their own. */
export function familiesOf(values: readonly ValueToKeep[]): ValueToKeep[] {
  return values.flatMap(({ attribute_id, family }) => {
    const named = family === null ? undefined : familyOf(family);
    return family === null || !named ? [] : [{ ...PLAIN, attribute_id, value: family, ...named }];
  });
}

/** Whether a product may be said to have this value: null where it may, else what is asked for. */
export function faultOf({ kind, unit }: AttributeRow, written: string): 'number' | 'day' | 'yes_no' | null {
  if (kind === 'number' && readNumber(written, unit) === undefined) return 'number';
  if (kind === 'date' && readDay(written) === undefined) return 'day';
  if (kind === 'boolean' && readYesNo(written) === undefined) return 'yes_no';
  return null;
}
