import { refundOfPieces } from '@tessera/shared/money';

export interface ReturnedLine {
  /** pieces that were bought */
  quantity: number;
  /** of those, given back before */
  returned: number;
  /** minor units: what was paid for all of them */
  total: number;
}

/**
 * What some pieces of a line came to, after discount and with tax. However a line is given back piece by piece, the
 * parts add up to what was paid for it.
 * @param count pieces given back now
 * @returns minor units
 */
export function returnedWorth({ quantity, returned, total }: ReturnedLine, count: number): number {
  const before = Math.min(returned, quantity);
  return refundOfPieces(total, quantity, before, Math.min(count, quantity - before));
}
