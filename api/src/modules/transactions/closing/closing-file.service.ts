import { csvAmount, csvHead, csvLine } from '../../../presenters/formats/csv';
import type { ClosingService } from './closing.service';

export type ClosingFileService = ReturnType<typeof createClosingFile>;

const COLUMNS = ['part', 'what', 'record', 'currency', 'records', 'first_book', 'second_book', 'difference'] as const;

/** The closing of a month as a file for spreadsheets: its sums, its checks, and the records that do not agree. */
export const createClosingFile = ({ closing }: { closing: Pick<ClosingService, 'get'> }) => ({
  /** @throws AppError `transactions.month_not_found` */
  async *write(month: string): AsyncGenerator<string> {
    const { figures, stored_values, checks } = await closing.get(month);
    const compared = ({ currency, expected, found }: { currency: string; expected: number; found: number }) =>
      [expected, found, found - expected].map((minor) => csvAmount(minor, currency));
    yield csvHead(COLUMNS);
    for (const { figure, currency, count, amount: sum } of figures) {
      yield csvLine(['sum', figure, '', currency, count, csvAmount(sum, currency), '', '']);
    }
    for (const { value, currency, ...book } of stored_values) {
      for (const [what, sum] of Object.entries(book))
        yield csvLine([value, what, '', currency, '', csvAmount(sum, currency), '', '']);
    }
    for (const { check, sums, differences } of checks) {
      for (const one of sums) yield csvLine(['check', check, '', one.currency, one.records, ...compared(one)]);
      for (const one of differences) yield csvLine(['differs', check, one.label, one.currency, 1, ...compared(one)]);
    }
  },
});
