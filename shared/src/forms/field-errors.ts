/**
 * Maps the server's field errors to the fields of a form: the first message of each.
 * @param failure anything thrown; only an ApiError's `errors` are read
 * @param fields the form's fields; errors of others are left out
 */
export function fieldErrors<Field extends string>(
  failure: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const { errors } = Object(failure) as { errors?: Record<string, unknown> }; // values are checked below
  const found: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const messages = errors?.[field];
    const first: unknown = Array.isArray(messages) ? messages[0] : undefined;
    if (typeof first === 'string') found[field] = first;
  }
  return found;
}
