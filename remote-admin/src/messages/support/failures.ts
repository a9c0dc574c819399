import type { ErrorReportGroup } from '@tessera/shared/contract';
import { defineMessages, plural } from '@tessera/shared/i18n';

const states: Record<ErrorReportGroup['state'], string> = { open: 'Open', looked_at: 'Looked at', mended: 'Mended' };

/** What the pages of reported failures say. Numbers come formatted. */
const en = {
  theReports: 'The error reports',
  count: (count: number, shown: string) => plural('en', count, { one: `${shown} failure`, other: `${shown} failures` }),
  search: 'Search ERR-…, reference, address or code',
  states,
  types: {
    server: 'Server error',
    network: 'No connection',
    timeout: 'Timeout',
    forbidden: 'Not allowed',
    payment: 'Payment',
    maintenance: 'Maintenance',
    general: 'Other',
  },
  columns: {
    failure: 'Failure',
    address: 'Page',
    reports: 'Reports',
    last_at: 'Last',
    first_at: 'First',
    state: 'Status',
  },
  filters: { state: 'Status', type: 'Type' },
  sorts: { '-last_at': 'Reported last first', '-reports': 'Most reported first' },
  views: { all: 'All', open: 'Open', looked_at: 'Looked at', mended: 'Mended' },
  none: 'No failures reported',
  noneText: 'When somebody reports a failure from an error page, it appears here.',
  noMatch: 'No failure matches',
  noMatchText: 'Look for the whole number, or for the beginning of an address or a code.',
  showAll: 'Show all failures',
  loading: 'Loading the failure',
  theFailure: 'The failure',
  missing: 'There is no such failure',
  missingText: 'Failures that nobody has reported for 90 days are forgotten.',
  toFailures: 'All error reports',
  statesLabel: 'Status',
  more: 'More actions',
  lastAt: (moment: string) => `Last reported ${moment}`,
  actions: { look: 'Mark as looked at', mend: 'Mark as mended', open: 'Open again' },
  same: 'It is so already',
  done: { look: 'Marked as looked at', mend: 'Marked as mended', open: 'The failure is open again' },
  figures: 'At a glance',
  latest: 'Latest reports',
  latestOf: (shown: number) => `The latest ${shown} are shown. Reports are kept for 90 days.`,
  noReports: 'Its reports are older than 90 days, and gone.',
  noAddress: 'no page named',
  comment: 'Comment',
  facts: {
    reference: 'Reference',
    status_code: 'HTTP status',
    address: 'Page',
    error_message: 'Message',
    user_agent: 'Browser',
    request_id: 'Request',
  },
  notes: 'Notes',
};

export const failuresMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-support" */ './de/failures').then((module) => module.failures),
});
