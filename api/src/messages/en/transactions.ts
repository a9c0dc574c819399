/** What staff are told of money in and out: of closings of months, and of files of payouts. */
export const transactions = {
  'transactions.day_not_found': 'There is no such day, or it has not begun.',
  'transactions.month_not_found': 'There is nothing of this month: it has not begun.',
  'transactions.month_not_over': 'This month is not over yet. It can be recorded once it is.',
  'transactions.closing_stale':
    'The sums of this month have changed meanwhile, or somebody has recorded it. Have a look at what is there now.',
  'transactions.reconciliation_not_found': 'There is no such comparison.',
  'server.busy.closing': 'Other months are being added up right now. Please try again in a moment.',
  'server.busy.reconciling': 'Other files are being compared right now. Please try again in a moment.',
  'validation.failed.payout_csv': ({ line }: { line: number }) =>
    `The file is no CSV: line ${line} cannot be read. Please send it as the provider writes it.`,
  'validation.failed.payout_empty': 'The file has no lines beneath the names of its columns.',
  'validation.failed.payout_lines': ({ most }: { most: number }) =>
    `The file has more than ${most} lines. Please send it in parts, such as a week each.`,
  'validation.failed.payout_columns': ({ columns }: { columns: string }) =>
    `The file lacks columns: ${columns}. Please send it with them.`,
  'validation.failed.payout_cell': ({ line, column, text }: { line: number; column: string; text: string }) =>
    column === 'net'
      ? `Line ${line}: net is not amount less fee (“${text}”).`
      : `Line ${line}: “${text}” cannot be read as ${column}.`,
};
