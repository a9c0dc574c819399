import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { newsOfChange } from '../../framework/staff/staff-news';
import { newId } from '../../infra/basics/ids';
import { takeReference } from '../../infra/basics/references';
import { withTransaction } from '../../infra/database/transaction';
import type { StaffFeedService } from '../staff-feed/staff-feed.service';
import { errorReportsRepository } from './error-reports.repository';
import type { ErrorReportBody, ReportReceipt } from './error-reports.schemas';
import { addressPattern } from '../../presenters/formats/address-pattern';
import { reportGroupsRepository } from './groups/report-groups.repository';

/** The request that a report came with; who sent it is not kept. */
export interface ReportOrigin {
  request_id: string;
  user_agent: string;
}

export interface ErrorReportsDeps extends Pick<Infra, 'db' | 'clock'> {
  staffFeed: Pick<StaffFeedService, 'tell'>;
}

export type ErrorReportsService = ReturnType<typeof createErrorReportsService>;

const HOUR_MS = 3_600_000;
/** A failure that everybody meets is understood from the first of these. */
const MOST_AN_HOUR = 500;
/** The privacy page says so, too: by then the failure is repaired, or nobody will. */
const MAX_TEXT = 2000;
const MAX_LINE = 300;
/** Links in mails, and of a shared wishlist: whoever has one may act as its receiver. */
const SECRET_PATH =
  /^(\/(?:[a-z]{2}\/)?(?:auth\/(?:reset-password|verify-email)|newsletter\/(?:confirm|unsubscribe)|pay|wishlist\/shared)\/)[^?#]+/;

/** Failures that visitors report from the error page (docs/product.md §2), for the back office's inbox. */
export function createErrorReportsService({ db, clock, staffFeed }: ErrorReportsDeps) {
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
        address: withoutSecrets(body.address ?? ''),
        comment: (body.comment ?? '').trim().slice(0, MAX_TEXT),
        user_agent: user_agent.slice(0, MAX_LINE),
        request_id,
        created_at: now,
        last_modified_at: now,
      };
      const { error_type, error_code } = report;
      const failure = { id: newId(), error_type, error_code, address: addressPattern(report.address) };
      return withTransaction(db, async (trx) => {
        const group = await reportGroupsRepository.count(trx, failure, now);
        const reference = await takeReference('E', (candidate) =>
          errorReportsRepository.insert(trx, { id: newId(), reference: candidate, group_id: group.id, ...report }),
        );
        // Open screens hear of a failure when it is new or has come back, and not each time.
        if (group.is_news) await staffFeed.tell(trx, newsOfChange('error_report', group.id));
        return { reference };
      });
    },
  };
}

/**
 * The address without what opens something: tokens in its path, and its fragment. Anybody sends it: each expression goes
 * through it once, however it is made.
 */
function withoutSecrets(address: string): string {
  const [page = ''] = address
    .replace(/^https?:\/\/[^/]*/i, '')
    .slice(0, MAX_TEXT)
    .split('#');
  return page
    .replace(SECRET_PATH, '$1…')
    .replace(/([?&])([^?&=]*)=[^&]*/g, (all, mark, name) => (/token/i.test(name) ? `${mark}${name}=…` : all))
    .slice(0, MAX_TEXT);
}
