import type { App } from '../../src/framework/routes/http';

/** A JSON schema, as far as a value for it can be made. */
export interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  enum?: unknown[];
  type?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
}

export interface Described {
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** GET /api/openapi.json, as far as the tests read it. */
export interface Document {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One method of one path of the API, and who may call it as its OpenAPI document says. */
export interface Operation {
  name: string;
  method: Method;
  /** `/api/orders/{id}` */
  path: string;
  security: Record<string, string[]>[] | undefined;
  /** with a value for each query parameter that must be there */
  query: string;
  /** a body that its schema takes */
  body: object | undefined;
}

export const readDocument = async (app: App): Promise<Document> =>
  (await app.inject({ url: '/api/openapi.json' })).json<Document>();

/** Every call of GET /api/openapi.json, those that only ask for a page's headers too. */
export async function listOperations(app: App): Promise<Operation[]> {
  const document = await readDocument(app);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([name, described]) => {
      const operation = describe(document, path, described);
      // OpenAPI has them in small letters
      const verbs: Method[] = name === 'get' ? ['GET', 'HEAD'] : [name.toUpperCase() as Method];
      return verbs.map((method) => ({ ...operation, method, name: `${method} ${path}` }));
    }),
  );
}

function describe(document: Document, path: string, { security, parameters = [], requestBody }: Described) {
  const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = needed.map(({ name, schema }) => [name, String(sampleOf(document, schema))]);
  const schema = requestBody?.content['application/json']?.schema;
  return {
    path,
    security,
    query: new URLSearchParams(query).toString(),
    body: schema ? (sampleOf(document, schema) as object) : undefined, // no call takes a bare value
  };
}

/** What a pattern may ask for. */
const WORDS = ['x', 'US', 'name', '2000-01-01', '1.0.0', '/'];

/**
 * The smallest value that a schema takes.
 * @throws Error where none of the words above fits a pattern
 */
function sampleOf(document: Document, given: Schema): unknown {
  const schema = given.$ref ? referred(document, given.$ref) : given;
  const [first] = schema.anyOf ?? [];
  if (first) return sampleOf(document, first);
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') return objectOf(document, schema);
  if (schema.type === 'array') return listOf(document, schema);
  return scalarOf(schema);
}

function scalarOf(schema: Schema): unknown {
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'boolean') return true;
  return schema.type === 'integer' ? Math.max(schema.minimum ?? 0, 0) : null;
}

function listOf(document: Document, { minItems = 0, items = {} }: Schema): unknown[] {
  return Array.from({ length: minItems }, () => sampleOf(document, items));
}

function objectOf(document: Document, { required = [], properties = {} }: Schema): object {
  return Object.fromEntries(required.map((name) => [name, sampleOf(document, properties[name] ?? {})]));
}

function textOf({ format, pattern = '', minLength = 1 }: Schema): string {
  if (format === 'uuid') return '00000000-0000-7000-8000-000000000000';
  if (format === 'date-time') return '2000-01-01T00:00:00.000Z';
  const word = WORDS.map((text) => text.padEnd(minLength, 'x')).find((text) => new RegExp(pattern, 'u').test(text));
  if (word === undefined) throw new Error(`No word fits the pattern ${pattern}`);
  return word;
}

/** @throws Error for what the document does not have */
export function referred({ components }: Document, reference: string): Schema {
  const schema = components.schemas[reference.replace('#/components/schemas/', '')];
  if (!schema) throw new Error(`The document has no ${reference}`);
  return schema;
}
