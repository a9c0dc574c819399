import type { Trx } from '../../../infra/database/db';
import { stretchOf } from '../../../infra/days/stretches';
import type { DaySpan } from '../../../infra/days/zone-days';
import { reportSumsRepository } from './report-sums.repository';

export type ReportSumsService = ReturnType<typeof createReportSumsService>;

/** What reports are read from: written with the dashboard's sums, for the days that those are written for. */
export function createReportSumsService() {
  return {
    /** Writes all sums of a day of the store's time zone anew. */
    async sum(trx: Trx, span: DaySpan): Promise<void> {
      if (await reportSumsRepository.sumDay(trx, span)) await reportSumsRepository.sumStretch(trx, stretchOf(span.day));
    },
  };
}
