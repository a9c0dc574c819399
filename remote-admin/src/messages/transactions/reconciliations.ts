import type { ReconciliationLine } from '@tessera/shared/contract';
import { defineMessages, plural } from '@tessera/shared/i18n';

type Verdict = ReconciliationLine['verdict'];

const verdicts: Record<Verdict, string> = {
  matched: 'Matches',
  unknown: 'Unknown reference',
  other_currency: 'Other currency',
  other_amount: 'Other amount',
  other_state: 'Not completed here',
  other_fee: 'Other fee than before',
  twice: 'In the file twice',
  beside: 'No order’s money',
  missing: 'Missing in the file',
};

const kinds: Record<ReconciliationLine['kind'], string> = {
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  other: 'Other',
};

/** What the pages of compared payout files say. Numbers that are `shown` come formatted. */
const en = {
  title: 'Payout files',
  theFiles: 'The payout files',
  theFile: 'Payout file',
  loading: 'Loading the payout file',
  transactions: 'Transactions',
  verdicts,
  kinds,
  columns: {
    file: 'File',
    method: 'From',
    period: 'Period',
    lines: 'Lines',
    matched: 'Match',
    open: 'To look at',
    by: 'Compared',
    line: 'Line',
    verdict: 'Result',
    kind: 'Type',
    reference: 'Reference',
    order: 'Order',
    at: 'When',
    amount: 'Amount',
    fee: 'Fee',
    net: 'Net',
    currency: 'Currency',
    missing: 'Missing',
  },
  none: 'No payout file has been compared yet',
  noneText: 'Compare a provider’s payout file with the transactions of the shop to see what matches.',
  compare: 'Compare a file',
  form: {
    title: 'Compare a payout file',
    text: 'A CSV file of at most 10,000 lines: Stripe’s payout or balance report, or columns reference, type, amount, fee, currency and created. Nothing is changed but the known fees of what matches.',
    method: 'From',
    file: 'File',
    fileMissing: 'Please choose a file',
    tooLarge: 'The file is larger than 2 MB. Please send it in parts.',
    empty: 'The file is empty.',
    notText: 'This is no file of text. Save it as CSV (UTF-8) and try again.',
    submit: 'Compare',
  },
  done: 'The file was compared',
  sums: 'Sums by currency',
  all: 'All',
  lines: (count: number, shown: string) => plural('en', count, { one: '1 line', other: `${shown} lines` }),
  feesTold: (count: number, shown: string) =>
    plural('en', count, { one: '1 fee was noted', other: `${shown} fees were noted` }),
  atLeast: (shown: string) => `at least ${shown}`,
  byWhom: (name: string) => `by ${name}`,
  somebodyGone: 'a deleted account',
  noLines: 'There are no such lines.',
  views: 'Results',
  missing: 'There is no such comparison',
  missingText: 'The address may be wrong.',
  toFiles: 'To the payout files',
};

export const reconciliationsMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-admin-reconciliations" */ './de/reconciliations').then(
      (module) => module.reconciliations,
    ),
});
