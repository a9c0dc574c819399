import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import type { FieldErrors } from '../../errors/errors';
import { messageOf, verbatim } from '../../messages/message';
import type { LocalizedMessage } from '../../messages/message';
import { messageOfFormat, withTextFormat } from '../../schemas/basics/text-formats';

/** TypeBox stops at eight mistakes, each of which may name several fields. */
const MOST_ERRORS = 20;
/** Names of fields come from whoever asks, and are repeated up to here. Characters. */
const LONGEST_NAME = 100;

/**
 * Checks requests with TypeBox. Text from a URL is turned into the type that the schema names; a JSON body is taken
 * as it is, so that `"2"` is not a number and an unknown field is refused rather than dropped. What text may hold:
 * schemas/text-formats.ts. What checks is compiled for the first request: of several hundred routes few are asked soon.
 * @throws Error for a schema that names another one: TypeBox would take the name for the whole schema
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  if (JSON.stringify(schema).includes('"$ref"')) throw new Error('What is taken in must be written out, without ref()');
  const compile = () => Compile(withTextFormat(schema, httpPart === 'body' ? 'line' : 'text'));
  let validator: ReturnType<typeof compile> | undefined;
  return (input: unknown) => {
    validator ??= compile();
    const completed = Value.Default(schema, httpPart === 'body' ? input : { ...Object(input) });
    const value = httpPart === 'body' ? completed : Value.Convert(schema, completed);
    if (validator.Check(value)) return { value };
    // TypeBox's errors carry the fields that Fastify reads of one: instancePath, keyword, params, message.
    return { error: validator.Errors(value) as FastifySchemaValidationError[] };
  };
};

/** Turns validation errors into messages by field, at most 20: `{ quantity: ['Must be >= 1'] }`. */
export function errorsByField(errors: FastifySchemaValidationError[]): FieldErrors {
  // A map: a field may be called 'constructor', which every object has.
  const fields = new Map<string, LocalizedMessage[]>();
  for (const [name, said] of errors.flatMap(describe).slice(0, MOST_ERRORS)) {
    const field = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
    fields.set(field, [...(fields.get(field) ?? []), said]);
  }
  return Object.fromEntries(fields);
}

function describe({
  keyword,
  instancePath,
  params,
  message,
}: FastifySchemaValidationError): [string, LocalizedMessage][] {
  const path = instancePath.split('/').slice(1);
  const inside = (names: unknown): string[] =>
    Array.isArray(names) ? names.map((name) => [...path, name].join('.')) : [];
  switch (keyword) {
    // TypeBox says it of each field, then of all of them at once.
    case 'boolean':
      return [[path.join('.'), messageOf('validation.failed.unknown')]];
    case 'additionalProperties':
      return [];
    case 'required':
      return inside(params.requiredProperties).map((field) => [field, messageOf('validation.failed.required')]);
    case 'propertyNames':
      return []; // said of each name
    default:
      return [[path.join('.') || 'body', messageOfFormat(params.format) ?? capitalized(message ?? 'is not valid')]];
  }
}

/** What JSON Schema says, which is English in every language. */
function capitalized(message: string): LocalizedMessage {
  return verbatim(message.charAt(0).toUpperCase() + message.slice(1));
}
