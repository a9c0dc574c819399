import type { AdminInquirySummary, InquiryState } from '@tessera/shared/contract';
import { defineMessages, plural } from '@tessera/shared/i18n';

const states: Record<InquiryState, string> = {
  new: 'New',
  open: 'Open',
  waiting: 'Waiting for the customer',
  solved: 'Solved',
  spam: 'Spam',
};

const types: Record<AdminInquirySummary['type'], string> = {
  general: 'General',
  order: 'Order',
  returns: 'Returns and refunds',
  technical: 'Technical',
};

/** What the list of inquiries says, and the words that an inquiry's page shares with it. Numbers come formatted. */
const en = {
  title: 'Support',
  tabs: { label: 'Parts of support', inquiries: 'Inquiries', errors: 'Error reports' },
  theInquiries: 'The inquiries',
  inquiryNumber: (reference: string) => `Inquiry ${reference}`,
  count: (count: number, shown: string) =>
    plural('en', count, { one: `${shown} inquiry`, other: `${shown} inquiries` }),
  search: 'Search words, e-mail or reference',
  states,
  types,
  nobody: 'Nobody',
  columns: {
    subject: 'Subject',
    sender: 'From',
    reference: 'Reference',
    type: 'Topic',
    state: 'Status',
    assigned: 'Assigned to',
    created_at: 'Received',
  },
  filters: {
    state: 'Status',
    type: 'Topic',
    assigned: 'Assigned to',
    created_from: 'Received from',
    created_to: 'Received until',
  },
  assigned: { me: 'Me', nobody: 'Nobody' },
  created: 'Received',
  sorts: { '-created_at': 'Newest first', created_at: 'Oldest first' },
  views: { all: 'All', new: 'New', open: 'Open', mine: 'Mine', waiting: 'Waiting', solved: 'Solved', spam: 'Spam' },
  none: 'No inquiries yet',
  noneText: 'When somebody writes by the contact form, it appears here.',
  noMatch: 'No inquiry matches',
  noMatchText: 'Try other filters or fewer words. Spam has a view of its own.',
  showAll: 'Show all inquiries',
};

export const supportMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-support" */ './de/support').then((module) => module.support),
});
