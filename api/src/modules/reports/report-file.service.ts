import { csvAmount, csvHead, csvLine } from '../../presenters/formats/csv';
import type { CsvCell } from '../../presenters/formats/csv';
import { REPORT_FIGURES } from '../../schemas/filters/report-filter';
import type { ReportFigure, ReportFilters } from '../../schemas/filters/report-filter';
import type { ReportFigures } from './report-figures';
import type { ReportReader, ReportsService } from './reports.service';

export type ReportFileService = ReturnType<typeof createReportFile>;

/** More rows are together in a last one: they are in memory while they are sent. */
const MOST_ROWS = 10_000;
const AT_ONCE = 500;

const COUNTS: readonly ReportFigure[] = ['orders', 'units', 'units_without_cost'];

/** A report as a file for spreadsheets. */
export function createReportFile({ reports }: { reports: Pick<ReportsService, 'ask' | 'read'> }) {
  return {
    /** @throws AppError `validation.failed` for days that make no report */
    async check(filter: ReportFilters): Promise<void> {
      await reports.ask(filter, { sees_codes: false, sees_costs: false });
    },

    /**
     * All rows as CSV, part by part: those after the first 10,000 together as `rest`, and what belongs to no goods as
     * `other`, so that its lines come to the totals. Amounts in the major unit.
     */
    async *write(filter: ReportFilters, reader: ReportReader): AsyncGenerator<string> {
      const asked = await reports.ask(filter, reader);
      const { rows, rest, rest_count, other } = await reports.read(asked, MOST_ROWS);
      const { by, currency } = asked;
      const cellOf = (figures: ReportFigures, figure: ReportFigure): CsvCell => {
        const value = figures[figure];
        return value === null || COUNTS.includes(figure) ? (value ?? '') : csvAmount(value, currency);
      };
      const lineOf = (named: readonly string[], figures: ReportFigures): string =>
        csvLine([...named, currency, ...REPORT_FIGURES.map((figure) => cellOf(figures, figure))]);
      yield csvHead([by, 'to', 'name', 'currency', ...REPORT_FIGURES]);
      for (let at = 0; at < rows.length; at += AT_ONCE) {
        const part = rows.slice(at, at + AT_ONCE);
        yield part.map(({ key, to, label, ...figures }) => lineOf([key, to ?? '', label ?? ''], figures)).join('');
      }
      if (rest) yield lineOf(['rest', '', String(rest_count)], rest);
      if (other) yield lineOf(['other', '', ''], other);
    },
  };
}
