import { parseThousandths } from './thousandths.model';

const WHOLE = 100_000;

/**
 * Reads what a discount takes off, as people type it: '10', '12.5', '12,5' and '10 %'.
 * @returns thousandths of a percent; undefined for what is none, is 0 or more than 100
 */
export function parsePercent(text: string): number | undefined {
  const value = parseThousandths(text.trim().replace(/\s*%$/, ''));
  return value !== undefined && value > 0 && value <= WHOLE ? value : undefined;
}
