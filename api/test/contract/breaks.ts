import { compareSchemas, type Schema, type Schemas, type Side } from './breaks-of-schemas';

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema?: Schema;
}

interface Body {
  required?: boolean;
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Body>;
  /** by what it is called; of a session whose, and with which right */
  security?: Record<string, string[]>[];
}

/** What is read of an OpenAPI 3.1 document. */
export interface Description {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Schemas };
}

interface Both {
  before: Schemas;
  now: Schemas;
}

const schemasOf = ({ components }: Description): Schemas => components?.schemas ?? {};
/** What a part of an address is called is nobody's but the description's. */
const unnamed = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');
const isOpen = ({ security = [] }: Operation): boolean =>
  security.length === 0 || security.some((one) => Object.keys(one).length === 0);

/** Which right of staff it is may change: those are given by the shop's roles. */
const isOfStaff = ({ security = [] }: Operation): boolean =>
  security.length > 0 && security.every(({ session }) => session?.includes('ADMIN'));

function compareSessions(before: Operation, now: Operation): string[] {
  if (isOpen(before) && !isOpen(now)) return ['asks for a session now'];
  return !isOfStaff(before) && isOfStaff(now) ? ['asks for a session of staff now'] : [];
}

/** By 'GET /api/products/{}'. */
function operationsOf({ paths }: Description): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${unnamed(path)}`,
        operation,
      ]),
    ),
  );
}

function compareParameters(before: Operation, now: Operation, both: Both): string[] {
  const named = ({ parameters = [] }: Operation) =>
    new Map(parameters.filter((one) => one.in !== 'path').map((one) => [`${one.in} ${one.name}`, one]));
  const [known, current] = [named(before), named(now)];
  const gone = [...known].flatMap(([name, one]) => {
    const other = current.get(name);
    if (!other) return [`${name} is not taken any more`];
    return compareSchemas(one.schema, other.schema, { ...both, side: 'asked', where: name });
  });
  const asked = [...current].filter(([name, { required }]) => required && !known.get(name)?.required);
  return [...gone, ...asked.map(([name]) => `${name} must be given now`)];
}

function compareBodies(before: Body = {}, now: Body = {}, at: Both & { side: Side; where: string }): string[] {
  return Object.entries(before.content ?? {}).flatMap(([type, { schema }]) => {
    const other = now.content?.[type];
    return other ? compareSchemas(schema, other.schema, at) : [`${at.where} is ${type} no more`];
  });
}

function compareOperations(before: Operation, now: Operation | undefined, both: Both): string[] {
  if (!now) return ['is gone'];
  const answers = Object.entries(before.responses ?? {}).filter(([status]) => status.startsWith('2'));
  return [
    ...compareSessions(before, now),
    ...compareParameters(before, now, both),
    ...(now.requestBody?.required && !before.requestBody?.required ? ['body must be given now'] : []),
    ...compareBodies(before.requestBody, now.requestBody, { ...both, side: 'asked', where: 'body' }),
    ...answers.flatMap(([status, answer]) => {
      const other = now.responses?.[status];
      if (!other) return [`is not answered with ${status} any more`];
      return compareBodies(answer, other, { ...both, side: 'answered', where: status });
    }),
  ];
}

/**
 * What of a description that was released does not hold any more (docs/api.md, 'What stays'): whoever does what it said would
 * be refused, or get what they were not told of. What is new breaks nothing where nobody has to give it.
 * @returns a sentence each; none: everything written for the released one goes on working
 */
export function breaksOf(released: Description, current: Description): string[] {
  const both = { before: schemasOf(released), now: schemasOf(current) };
  const operations = operationsOf(current);
  return [...operationsOf(released)].flatMap(([name, operation]) =>
    compareOperations(operation, operations.get(name), both).map((said) => `${name}: ${said}`),
  );
}
