/** What is read of a JSON Schema. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  [limit: string]: unknown;
}

export type Schemas = Record<string, Schema>;

/** What clients say may be more from now on, what they hear may be less. */
export type Side = 'asked' | 'answered';

export interface Comparison {
  before: Schemas;
  now: Schemas;
  side: Side;
  /** `200.items[].price` */
  where: string;
  /** pairs of named schemas that are being compared already: they may hold themselves */
  within?: readonly string[];
}

const MOST = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum'];
/** What need not be so where nothing is said; whether another one allows more nobody can say. */
const FORMS = ['format', 'pattern', 'uniqueItems', 'multipleOf'];
/** With what stands where nothing is said. */
const LEAST = { minLength: 0, minItems: 0, minProperties: 0, minimum: -Infinity, exclusiveMinimum: -Infinity };

function resolve(schema: Schema, schemas: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1);
  const found = name === undefined ? schema : (schemas[decodeURIComponent(name)] ?? {});
  if (!found.allOf) return found;
  const parts = found.allOf.map((part) => resolve(part, schemas));
  const { allOf: _allOf, ...own } = found;
  return {
    ...Object.assign({}, ...parts, own),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), own.properties),
    required: [...parts, own].flatMap(({ required = [] }) => required),
  } as Schema; // of schemas put together
}

/** One of which a value is. */
const kindsOf = ({ anyOf, oneOf, ...schema }: Schema): Schema[] => anyOf ?? oneOf ?? [schema];

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
function typesOf({ type, enum: values, const: value }: Schema): string[] {
  if (type !== undefined) return [type].flat();
  if (value !== undefined) return [kindOf(value)];
  return [...new Set((values ?? []).map(kindOf))];
}
const valuesOf = ({ enum: values, const: value }: Schema): unknown[] | undefined =>
  values ?? (value === undefined ? undefined : [value]);

/** Whether all that the one allows is allowed by the other, too; none named: everything. */
function isWithin(types: string[], others: string[]): boolean {
  if (others.length === 0) return true;
  const allowed = others.includes('number') ? [...others, 'integer'] : others;
  return types.length > 0 && types.every((type) => allowed.includes(type));
}

const inWords = (schema: Schema): string => typesOf(schema).join(' or ') || 'anything';

/** What may be said no more of what could be said. */
function narrowed(before: Schema, now: Schema): string[] {
  const [known, allowed] = [valuesOf(before), valuesOf(now)];
  const lost = allowed ? (known ?? ['what it likes']).filter((value) => !allowed.includes(value)) : [];
  return [
    ...lost.map((value) => `may not be ${String(value)} any more`),
    ...MOST.filter((limit) => Number(now[limit] ?? Infinity) < Number(before[limit] ?? Infinity)).map(
      (limit) => `has a smaller ${limit} now`,
    ),
    ...Object.entries(LEAST)
      .filter(([limit, none]) => Number(now[limit] ?? none) > Number(before[limit] ?? none))
      .map(([limit]) => `has a larger ${limit} now`),
    ...FORMS.filter((form) => now[form] && !before[form]).map((form) => `has a ${form} now`),
  ];
}

function compareValues(before: Schema, now: Schema, { side, where }: Comparison): string[] {
  const [wide, narrow] = side === 'asked' ? [now, before] : [before, now];
  if (!isWithin(typesOf(narrow), typesOf(wide))) return [`${where} is ${inWords(now)} instead of ${inWords(before)}`];
  return side === 'asked' ? narrowed(before, now).map((said) => `${where} ${said}`) : [];
}

function compareFields(before: Schema, now: Schema, at: Comparison): string[] {
  const { side, where } = at;
  const known = before.properties ?? {};
  const current = now.properties ?? {};
  const has = ({ required = [] }: Schema, name: string): boolean => required.includes(name);
  const named = Object.entries(known).flatMap(([name, own]) => {
    const field = `${where}.${name}`;
    const other = current[name];
    if (!other) {
      if (side === 'answered') return [`${field} is not answered any more`];
      return now.additionalProperties === false ? [`${field} is not taken any more`] : [];
    }
    return [
      ...(side === 'answered' && has(before, name) && !has(now, name) ? [`${field} may be missing now`] : []),
      ...compareSchemas(own, other, { ...at, where: field }),
    ];
  });
  const asked = side === 'asked' ? (now.required ?? []).filter((name) => !has(before, name)) : [];
  return [...named, ...asked.map((name) => `${where}.${name} must be given now`)];
}

/** Those of a list, and those whose names nobody knows before. */
function compareInner(before: Schema, now: Schema, at: Comparison): string[] {
  const others = ({ additionalProperties, patternProperties = {} }: Schema): Schema | undefined =>
    typeof additionalProperties === 'object' ? additionalProperties : Object.values(patternProperties)[0];
  return [
    ...(before.items && now.items ? compareSchemas(before.items, now.items, { ...at, where: `${at.where}[]` }) : []),
    ...(others(before) && others(now)
      ? compareSchemas(others(before), others(now), { ...at, where: `${at.where}.*` })
      : []),
  ];
}

function compareOne(before: Schema, now: Schema, at: Comparison): string[] {
  const values = compareValues(before, now, at);
  return values.length > 0 ? values : [...compareFields(before, now, at), ...compareInner(before, now, at)];
}

/** Which of several kinds of values that may be said, or heard, has no place on the other side. */
function compareKinds(before: Schema[], now: Schema[], at: Comparison): string[] {
  const isAsked = at.side === 'asked';
  const fits = (kind: Schema): boolean =>
    isAsked
      ? now.some((wide) => compareOne(kind, wide, at).length === 0)
      : before.some((wide) => compareOne(wide, kind, at).length === 0);
  const lost = (isAsked ? before : now).filter((kind) => !fits(kind));
  return lost.map((kind) => `${at.where} ${isAsked ? 'was' : 'is now'} ${inWords(kind)}, too, of another kind`);
}

const isWithinItself = ({ $ref: one }: Schema, { $ref: other }: Schema, within: readonly string[]): boolean =>
  one !== undefined && other !== undefined && within.includes(`${one} ${other}`);

/**
 * What a schema that was released promised and does not keep.
 * @param released undefined: anything
 * @returns a sentence each
 */
export function compareSchemas(released: Schema = {}, current: Schema = {}, at: Comparison): string[] {
  const { within = [] } = at;
  if (isWithinItself(released, current, within)) return [];
  const inner = { ...at, within: [...within, `${released.$ref} ${current.$ref}`] };
  const before = kindsOf(resolve(released, at.before)).map((kind) => resolve(kind, at.before));
  const now = kindsOf(resolve(current, at.now)).map((kind) => resolve(kind, at.now));
  const [one, other] = [before[0], now[0]];
  return one && other && before.length === 1 && now.length === 1
    ? compareOne(one, other, inner)
    : compareKinds(before, now, inner);
}
