import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { newId } from '../../infra/basics/ids';
import { takeReference } from '../../infra/basics/references';
import { errorReportsRepository } from './error-reports.repository';
import type { ErrorReportBody, ReportReceipt } from './error-reports.schemas';

/** The request that a report came with; who sent it is not kept. */
export interface ReportOrigin {
  request_id: string;
  user_agent: string;
}

export type ErrorReportsService = ReturnType<typeof createErrorReportsService>;

const HOUR_MS = 3_600_000;
/** A failure that everybody meets is understood from the first of these. */
const MOST_AN_HOUR = 500;
/** The privacy page says so, too: by then the failure is repaired, or nobody will. */
const KEEP_MS = 90 * 24 * HOUR_MS;
const MAX_TEXT = 2000;
const MAX_LINE = 300;
/** Links in mails: whoever has one may act as its receiver. */
const SECRET_PATH =
  /^(\/(?:[a-z]{2}\/)?(?:auth\/(?:reset-password|verify-email)|newsletter\/(?:confirm|unsubscribe))\/)[^?#]+/;

/** Failures that visitors report from the error page (docs/product.md §2), for the back office's inbox. */
export function createErrorReportsService({ db, clock }: Pick<Infra, 'db' | 'clock'>) {
  return {
    /** @throws AppError `request.rate_limited` */
    async receive(
      body: Static<typeof ErrorReportBody>,
      { request_id, user_agent }: ReportOrigin,
    ): Promise<Static<typeof ReportReceipt>> {
      const now = clock.now();
      if ((await errorReportsRepository.countSince(db, new Date(now.getTime() - HOUR_MS))) >= MOST_AN_HOUR) {
        throw new AppError('request.rate_limited.reports', {}, { retry_after: 600 });
      }
      const report = {
        error_id: body.error_id,
        error_type: body.errorType,
        error_code: body.errorCode ?? '',
        error_message: (body.errorMessage ?? '').slice(0, MAX_TEXT),
        status_code: body.statusCode ?? null,
        happened_at: new Date(body.timestamp),
        address: withoutSecrets(body.address ?? '').slice(0, MAX_TEXT),
        comment: (body.comment ?? '').trim().slice(0, MAX_TEXT),
        user_agent: user_agent.slice(0, MAX_LINE),
        request_id,
        created_at: now,
        last_modified_at: now,
      };
      const reference = await takeReference('E', (candidate) =>
        errorReportsRepository.insert(db, { id: newId(), reference: candidate, ...report }),
      );
      return { reference };
    },

    /** Forgets what was reported more than 90 days ago. */
    removeOld: (): Promise<void> => errorReportsRepository.removeOld(db, new Date(clock.now().getTime() - KEEP_MS)),
  };
}

/** The address without what opens something: tokens in its path, and its fragment. */
function withoutSecrets(address: string): string {
  const [page = ''] = address.replace(/^https?:\/\/[^/]*/i, '').split('#');
  return page.replace(SECRET_PATH, '$1…').replace(/([?&][^=&]*token[^=&]*=)[^&]*/gi, '$1…');
}
