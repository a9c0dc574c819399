import type {
  AdminInquiry,
  AdminInquiryList,
  AdminInquirySummary,
  ErrorReport,
  ErrorReportGroup,
  ErrorReportGroupRecord,
} from '@tessera/shared/contract';
import { wholePage } from './list-fixtures';

/** A question that nobody has answered, unless told otherwise. */
export const inquirySummary = (overrides: Partial<AdminInquirySummary> = {}): AdminInquirySummary => ({
  id: '0190aaaa-0000-7000-8000-00000000f001',
  reference: 'Q-7K3M9P',
  type: 'order',
  subject: 'Where is my mug?',
  name: 'Ada Lane',
  email: 'ada@example.com',
  language: 'en',
  state: 'new',
  assigned_to: null,
  version: 1,
  created_at: '2026-11-21T08:00:00Z',
  ...overrides,
});

export const adminInquiry = (overrides: Partial<AdminInquiry> = {}): AdminInquiry => ({
  ...inquirySummary(),
  message: 'It has not come.\n<b>Please</b> look.',
  entries: [],
  customer: { id: 'customer-1', matched_by: 'account' },
  orders: [
    {
      id: 'order-1',
      number: 'K-1042',
      status: 'open',
      placed_at: '2026-11-20T08:00:00Z',
      total: 4800,
      currency: 'USD',
      matched_by: 'account',
    },
  ],
  ...overrides,
});

const page = <Item>(items: Item[]) => ({
  ...wholePage(items),
});

export const inquiryPage = (items: AdminInquirySummary[]): AdminInquiryList => page(items);

/** A failure that was reported twice, unless told otherwise. */
export const reportedFailure = (overrides: Partial<ErrorReportGroup> = {}): ErrorReportGroup => ({
  id: '0190aaaa-0000-7000-8000-00000000f101',
  error_type: 'server',
  error_code: 'server.error',
  address: '/products/:id',
  reports: 2,
  first_at: '2026-11-20T08:00:00Z',
  last_at: '2026-11-21T08:00:00Z',
  state: 'open',
  version: 1,
  ...overrides,
});

export const failurePage = (items: ErrorReportGroup[]) => page(items);

export const errorReport = (overrides: Partial<ErrorReport> = {}): ErrorReport => ({
  id: 'report-1',
  reference: 'E-7K3M9P',
  error_id: 'ERR-01A1FD6E',
  error_message: 'An unexpected error occurred',
  status_code: 500,
  happened_at: '2026-11-21T08:00:00Z',
  address: '/products/ember-mug',
  comment: '',
  user_agent: 'A browser',
  request_id: 'request-12345',
  ...overrides,
});

export const failureRecord = (overrides: Partial<ErrorReportGroupRecord> = {}): ErrorReportGroupRecord => ({
  ...reportedFailure(),
  latest: [errorReport({ comment: '<i>I only clicked</i>' })],
  notes: [],
  ...overrides,
});
