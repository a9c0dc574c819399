import type { FastifyInstance } from 'fastify';
import { addressGroup } from '@tessera/server/http';
import { perMinute } from './per-minute';
import { CSP_REPORTS } from './security-headers';
import type { CspReport } from './told-failure';

const BODY_LIMIT = 8 * 1024;
const text = { type: 'string', maxLength: 2_000 };
const NAMES = ['document-uri', 'effective-directive', 'violated-directive', 'blocked-uri', 'source-file'] as const;
const schema = {
  body: {
    type: 'object',
    required: ['csp-report'],
    properties: {
      'csp-report': { type: 'object', properties: Object.fromEntries(NAMES.map((name) => [name, text])) },
    },
  },
};

/**
 * `POST /csp-report`: hears what a page's Content-Security-Policy has blocked, as browsers tell it by themselves; more than 120
 * a minute, or 20 of one address, are dropped.
 * @param tell hears of the others, and the `Cookie` they came with
 */
export function cspReports(
  app: FastifyInstance,
  tell: (report: CspReport, cookie: string | undefined) => void,
  now: () => number = Date.now,
): void {
  const mayTell = perMinute(now);
  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post<{ Body: { 'csp-report': CspReport } }>(CSP_REPORTS, { schema, bodyLimit: BODY_LIMIT }, (request, reply) => {
    if (mayTell(addressGroup(request.ip))) tell(request.body['csp-report'], request.headers.cookie);
    return reply.code(204).send();
  });
}
