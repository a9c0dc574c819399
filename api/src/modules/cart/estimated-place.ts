import { addressFormat, formatPostalCode, postalCodeExample } from '@tessera/shared/addresses';
import { AppError } from '../../errors/errors';

/**
 * A postal code as its country writes it; '' where none was given, which estimates for the country as a whole.
 * @throws AppError `validation.failed` for what is no postal code there: another place's price would be no answer
 */
export function estimatedPostalCode(country: string, text: string): string {
  const postal_code = formatPostalCode(country, text);
  if (postal_code !== undefined) return postal_code;
  const { kind } = addressFormat(country).postal_code;
  const example = postalCodeExample(country);
  throw new AppError('validation.failed.postal_code', { kind, example }, { field: 'postal_code' });
}
