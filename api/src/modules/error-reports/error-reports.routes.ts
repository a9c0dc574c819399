import type { Config } from '../../core/config';
import type { App } from '../../framework/routes/http';
import { allowAnyone } from '../../plugins/policy';
import { formRateLimit } from '../../plugins/limits/rate-limit';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { ErrorReportBody, ReportReceipt } from './error-reports.schemas';
import type { ErrorReportsService } from './error-reports.service';

export interface ErrorReportsRoutesDeps {
  errorReports: ErrorReportsService;
  config: Config;
}

/** A stack of 20,000 characters and an address of 10,000, up to three bytes each. */
const REPORT_LIMIT = 128 * 1024;

/** Where browsers report failures, whoever is in front of them; so much, and so often, and no more. */
export function errorReportsRoutes(api: App, { errorReports, config }: ErrorReportsRoutesDeps): void {
  api.post('/error-reports', {
    config: formRateLimit(config),
    bodyLimit: REPORT_LIMIT,
    schema: {
      tags: ['visitors'],
      summary: 'Report a failure to the shop',
      body: ErrorReportBody,
      response: { 201: ref(ReportReceipt), '4xx': ref(Problem) },
    },
    onRequest: allowAnyone,
    handler: async ({ body, id, log, headers }, reply) => {
      const receipt = await errorReports.receive(body, { request_id: id, user_agent: headers['user-agent'] ?? '' });
      const { error_id, errorType, errorCode, statusCode } = body;
      log.warn(
        { error_id, errorType, errorCode, statusCode, ...receipt, request_id: id },
        'a visitor reported a failure',
      );
      return reply.code(201).send(receipt);
    },
  });
}
