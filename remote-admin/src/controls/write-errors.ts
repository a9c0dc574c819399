import { ApiError, UNEXPECTED_ERROR } from '@tessera/shared/client';
import { messagesIn } from '@tessera/shared/i18n';
import { controlMessages } from '../messages/controls';

/** What is wrong with a field, by its name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/**
 * What is still wrong of what was sent, now that a field was changed: the rest of the form was not looked at yet.
 * @param known what was found wrong when it was sent
 * @param found what is wrong now
 */
export function stillWrong<Faults extends object>(known: Faults, found: Faults): Faults {
  // the names are those of `found`
  return Object.fromEntries(Object.entries(found).filter(([name]) => Object.hasOwn(known, name))) as Faults;
}

/** What the server says of each field: the first message, by the field's own name ('address.line1' is 'line1'). */
export function errorsOf(failure: Error | null): FieldErrors {
  if (!(failure instanceof ApiError)) return {};
  const entries = Object.entries(failure.errors).map(([path, [message]]) => [path.split('.').at(-1), message]);
  return Object.fromEntries(entries);
}

const sayOf = (failure: Error, unanswered: 'noAnswer' | 'noConnection'): string =>
  failure instanceof ApiError && failure.status === 0
    ? messagesIn(controlMessages)[unanswered]
    : failure.message || UNEXPECTED_ERROR;

/** What is said of a whole form that could not be sent (docs/product.md §8); undefined while nothing failed. */
export const sentenceOf = (failure: Error | null): string | undefined =>
  failure ? sayOf(failure, 'noAnswer') : undefined;

/** What is said of what could not be sent where no form keeps what was typed: a press, or a form that is gone. */
export const wordsOf = (failure: Error): string => sayOf(failure, 'noConnection');

/** Text of a field without the spaces around it. */
export function valueOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
