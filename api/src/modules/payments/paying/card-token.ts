import { AppError } from '../../../errors/errors';

/** As the request's body names it. */
export type TokenField = 'token' | 'payment.token';

/**
 * A card of the test gateway is paid with a token that its buyer got there: without one nothing is begun.
 * @throws AppError `validation.failed`
 */
export function requireCardToken(token: string | null, field: TokenField): void {
  if (!token) throw new AppError('validation.failed.card_needed', {}, { field });
}
