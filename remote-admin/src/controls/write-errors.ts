import { ApiError, UNEXPECTED_ERROR } from '@tessera/shared/client';

/** What is wrong with a field, by its name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** What the server says of each field: the first message, by the field's own name ('address.line1' is 'line1'). */
export function errorsOf(failure: Error | null): FieldErrors {
  if (!(failure instanceof ApiError)) return {};
  const entries = Object.entries(failure.errors).map(([path, [message]]) => [path.split('.').at(-1), message]);
  return Object.fromEntries(entries);
}

/** What is said of a whole form that could not be sent; undefined while nothing failed. */
export const sentenceOf = (failure: Error | null): string | undefined =>
  failure ? failure.message || UNEXPECTED_ERROR : undefined;

/** Text of a field without the spaces around it. */
export function valueOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
