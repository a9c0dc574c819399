import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { fieldErrors } from '@tessera/shared/forms';

/**
 * Puts the server's messages on their fields, the focus on the first of them.
 * @param tell is called for each field that is to blame
 * @returns the message to show beside the action when no field is to blame
 */
export function explainFailure<Field extends string>(
  failure: unknown,
  fields: readonly Field[],
  tell: (field: Field, error: { type: 'server'; message: string }, options: { shouldFocus: boolean }) => void,
): string | undefined {
  const found = fieldErrors(failure, fields);
  const blamed = fields.filter((field) => found[field]);
  for (const [index, field] of blamed.entries()) {
    tell(field, { type: 'server', message: found[field] ?? '' }, { shouldFocus: index === 0 });
  }
  if (blamed.length > 0) return undefined;
  return failure instanceof Error ? failure.message : UNEXPECTED_ERROR;
}
