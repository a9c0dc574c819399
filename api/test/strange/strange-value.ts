import fc from 'fast-check';
import type { Schema } from '../authorisation/operations';

/** What text is that code which forgets something stumbles over: of SQL, of full-text search, of HTML, of Unicode, of paths. */
const TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  '\r\n',
  'İıſK',
  '👩‍👩‍👧‍👦',
  '%_\\',
  '\'";--',
  'a:* & !(b | <-> c)',
  '<b>{{name}}</b>',
  '=1+1',
  '../../etc/passwd',
  '__proto__',
  'null',
  'NaN',
  '-1',
  '1e309',
  'a'.repeat(5000),
] as const;
const NUMBERS = [-1, 0, 0.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e21] as const;
const DAYS = ['0001-01-01', '1000-01-01', '2024-02-29', '2026-02-30', '2999-12-31', '9999-12-31'] as const;
const MOMENTS = ['0001-01-01T00:00:00Z', '2026-12-31T23:59:60Z', '9999-12-31T23:59:59.999999Z'] as const;
const WORDS = ['x', 'US', 'de', 'EUR', 'ada', 'name', '1.0.0', '/', '2026-01', 'somebody@example.com'] as const;
const DEEPEST = 6;
const LONGEST = 4;

export interface Known {
  /** ids that something has */
  ids: readonly string[];
  /** what a `$ref` names */
  referred(reference: string): Schema;
}

const mostly = (usual: fc.Arbitrary<unknown>, odd: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: odd });

const odd: fc.Arbitrary<unknown> = fc.oneof(fc.constantFrom(...TEXTS, ...NUMBERS, null, true), fc.constantFrom([], {}));

function textOf({ format, minLength = 0, maxLength = 100 }: Schema, { ids }: Known) {
  if (format === 'uuid') return fc.constantFrom(...ids);
  if (format === 'date') return fc.oneof(fc.constant('2026-11-30'), fc.constantFrom(...DAYS));
  if (format === 'date-time') return fc.oneof(fc.constant('2026-11-30T00:00:00Z'), fc.constantFrom(...MOMENTS));
  const text = fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom(...TEXTS), fc.constantFrom(...ids));
  return text.map((one) => one.slice(0, maxLength).padEnd(minLength, 'x'));
}

function numberOf({ minimum = 0, maximum = minimum + 100 }: Schema) {
  const edges = [minimum, minimum + 1, maximum].filter((edge) => edge >= minimum && edge <= maximum);
  return fc.oneof(fc.constantFrom(...edges), fc.constantFrom(...NUMBERS));
}

function objectOf({ properties = {}, required = [] }: Schema, known: Known, depth: number) {
  const members = Object.entries(properties).map(([name, schema]) => [name, strangeValue(schema, known, depth + 1)]);
  return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: required });
}

function listOf({ items = {}, minItems = 0 }: Schema, known: Known, depth: number) {
  const length = { minLength: minItems, maxLength: Math.max(LONGEST, minItems) };
  return fc.array(strangeValue(items, known, depth + 1), length);
}

function usualValue(schema: Schema, known: Known, depth: number): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known, depth);
    case 'array':
      return listOf(schema, known, depth);
    case 'string':
      return textOf(schema, known);
    case 'boolean':
      return fc.boolean();
    default:
      return schema.type === undefined ? fc.constant(null) : numberOf(schema);
  }
}

/** Values for a schema of JSON: most are what it asks for, some lie at its edges, some it refuses. */
export function strangeValue(given: Schema, known: Known, depth = 0): fc.Arbitrary<unknown> {
  if (depth > DEEPEST) return fc.constant(null);
  const schema = given.$ref ? known.referred(given.$ref) : given;
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => strangeValue(one, known, depth + 1)));
  return mostly(usualValue(schema, known, depth), odd);
}
