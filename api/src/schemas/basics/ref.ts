import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';

/** Names a schema (its `$id`) in another one, so that OpenAPI and the typed client speak of it by name. */
export function ref<T extends TSchema>(schema: T) {
  const { $id } = schema as { $id?: string };
  if ($id === undefined) throw new Error('Only a schema with a $id can be named');
  return Type.Unsafe<Static<T>>({ $ref: `${$id}#` });
}

/** The schema's value or null, in the form that OpenAPI 3.1 has for it. */
export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}
