import { addressFormat } from './address-formats';

const SEPARATORS = /[\s.-]/g;

/** Spaces, hyphens, dots and the case of letters are never what is wrong with a postal code. */
function bare(text: string): string {
  return text.replace(SEPARATORS, '').toUpperCase();
}

function fits(sign: string, wanted: string): boolean {
  switch (wanted) {
    case '9':
      return sign >= '0' && sign <= '9';
    case 'a':
      return sign >= 'A' && sign <= 'Z';
    case '*':
      return fits(sign, '9') || fits(sign, 'a');
    default:
      return sign === wanted;
  }
}

/** The code in the pattern's way of writing, or undefined when it does not fit. */
function write(code: string, pattern: string): string | undefined {
  let written = '';
  let next = 0;
  for (const wanted of pattern) {
    if (wanted === ' ' || wanted === '-') written += wanted;
    else {
      const sign = code[next++];
      if (sign === undefined || !fits(sign, wanted)) return undefined;
      written += sign;
    }
  }
  return next === code.length ? written : undefined;
}

/**
 * A postal code as its country writes it: '1234ab' in NL is '1234 AB'. Trimmed text where the country has no known way of
 * writing, '' where it has no postal codes.
 * @returns undefined when the text is no postal code of that country
 */
export function formatPostalCode(country: string, text: string): string | undefined {
  const { used, patterns } = addressFormat(country).postal_code;
  if (!used) return '';
  if (patterns.length === 0 || text.trim() === '') return text.trim();
  const code = bare(text);
  for (const pattern of patterns) {
    const written = write(code, pattern);
    if (written !== undefined) return written;
  }
  return undefined;
}

/** A made-up postal code that shows how the country writes them, or '' where any text is taken. */
export function postalCodeExample(country: string): string {
  const [pattern = ''] = addressFormat(country).postal_code.patterns;
  let digit = 0;
  let letter = 0;
  return pattern.replace(/[9a*]/g, (sign) =>
    sign === 'a' ? String.fromCharCode(65 + (letter++ % 26)) : String(++digit % 10),
  );
}
