import type { AdminPayLaterAccount, PayLaterAdjustment } from '@tessera/shared/contract';
import { defineMessages, plural } from '@tessera/shared/i18n';

const states: Record<AdminPayLaterAccount['state'], string> = {
  pending: 'Waiting for a decision',
  active: 'Active',
  refused: 'Refused',
  suspended: 'Suspended',
};

const ages = { '1_30': '1–30 days', '31_60': '31–60 days', '61_90': '61–90 days', '91': 'Over 90 days' };

const kinds: Record<PayLaterAdjustment['kind'], string> = {
  payment: 'Payment by hand',
  fee: 'Fee',
  waiver: 'Waiver',
  write_off: 'Write-off',
};

/** What all pages of pay-later say. Numbers that are `shown` come formatted. */
const en = {
  title: 'Pay later',
  theAccounts: 'The pay-later accounts',
  count: (count: number, shown: string) => plural('en', count, { one: `${shown} account`, other: `${shown} accounts` }),
  states,
  kinds,
  nobody: 'Somebody who has left',
  search: 'Search name, e-mail or order number',
  columns: {
    name: 'Customer',
    state: 'Status',
    limit: 'Limit',
    used: 'Owed',
    overdue: 'Overdue',
    due: 'Overdue for',
    applied: 'Applied',
  },
  days: (count: number, shown: string) => plural('en', count, { one: `${shown} day`, other: `${shown} days` }),
  filters: { state: 'Status', overdue: 'Overdue' },
  overdue: { any: 'However long', ...ages },
  sorts: {
    '-applied_at': 'Latest application first',
    applied_at: 'Longest waiting first',
    '-used': 'Most owed first',
    used: 'Least owed first',
    next_due_on: 'Longest overdue first',
  },
  views: { all: 'All', pending: 'Applications', overdue: 'Overdue', suspended: 'Suspended' },
  none: 'Nobody has applied yet',
  noneText: 'Whoever applies to pay later stands here.',
  noMatch: 'No account matches',
  noMatchText: 'Try other filters or fewer words.',
  showAll: 'Show all accounts',
  ageing: {
    title: 'Overdue, by for how long',
    ages: {
      '1_30': '1–30 days overdue',
      '31_60': '31–60 days overdue',
      '61_90': '61–90 days overdue',
      '91': 'Over 90 days overdue',
    },
    accounts: (count: number, shown: string) =>
      plural('en', count, { one: `${shown} account`, other: `${shown} accounts` }),
    failed: 'What is overdue could not be summed up.',
  },
  requests: {
    title: (count: number) =>
      plural('en', count, {
        one: 'One booking waits for a second person',
        other: `${count} bookings wait for a second person`,
      }),
    of: (kind: string, amount: string, order: string) => `${kind} of ${amount}, order ${order}`,
    by: (name: string) => `asked for by ${name}`,
  },
};

export const payLaterMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-pay-later" */ './de/pay-later').then((module) => module.payLater),
});
