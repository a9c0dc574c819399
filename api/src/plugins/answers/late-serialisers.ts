import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import type { App } from '../../framework/routes/http';

type Compile = FastifySerializerCompiler<TSchema>;
type Serialise = ReturnType<Compile>;
type Schemas = Record<string, unknown>;

/** By schema; of all apps of a process, whose schemas are the same ones: tests make an app for each of their files. */
const known = new Map<string, Serialise>();

/**
 * Those of `schemas` that are named in a text of JSON Schema, and in those, and so on.
 * @param schemas by their `$id`
 */
function schemasNamedIn(text: string, schemas: Schemas, found: Schemas = {}): Schemas {
  for (const [, id = ''] of text.matchAll(/"\$ref":"([^"#]+)#/g)) {
    if (id in found) continue;
    found[id] = schemas[id];
    schemasNamedIn(JSON.stringify(schemas[id]) ?? '', schemas, found);
  }
  return found;
}

/**
 * Compiles what writes an answer when such an answer is first sent, once for all routes that answer alike. Fastify would
 * do it for each route before the first request: most of the time that a start takes, for what is hardly ever asked. And
 * it would look all schemas of the API through for each, which takes longer than to compile the few that are needed.
 * Must be called before the routes.
 */
export function lateSerialisers(api: App): void {
  function make(route: Parameters<Compile>[0], schema: string): Serialise {
    const before = known.get(schema);
    if (before) return before;
    const named = schemasNamedIn(schema, api.getSchemas()) as Record<string, Schema>;
    // it is kept: with the console of that moment, which it never writes to, a test's worker would keep all that its file has made
    const made = fastJsonStringify(route.schema as Schema, { schema: named, ajv: { logger: false } });
    known.set(schema, made);
    return made;
  }

  const compile: Compile = (route) => {
    const schema = JSON.stringify(route.schema);
    let own: Serialise | undefined;
    return (data) => (own ??= make(route, schema))(data);
  };

  api.addHook('onRoute', (route) => {
    route.serializerCompiler ??= compile;
  });
}
