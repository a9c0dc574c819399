import type { StaffJob } from '@tessera/shared/contract';
import { defineMessages, plural } from '@tessera/shared/i18n';

const states: Record<StaffJob['state'], string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  stopped: 'Stopped',
  failed: 'Failed',
};

const orders = (count: number, shown: string): string =>
  plural('en', count, { one: `${shown} order`, other: `${shown} orders` });

const products = (count: number, shown: string): string =>
  plural('en', count, { one: `${shown} product`, other: `${shown} products` });

const customers = (count: number, shown: string): string =>
  plural('en', count, { one: `${shown} customer`, other: `${shown} customers` });

const redirects = (count: number, shown: string): string =>
  plural('en', count, { one: `${shown} redirect`, other: `${shown} redirects` });

/** What long jobs are called, and what is said of how far they are. Numbers come formatted. */
const en = {
  title: 'Jobs',
  theJobs: 'The jobs',
  theJob: 'The job',
  count: (count: number, shown: string) => plural('en', count, { one: `${shown} job`, other: `${shown} jobs` }),
  states,
  /** by kind; `shown` is how many records */
  kinds: {
    'orders.tag': (count: number, shown: string) => `Tag ${orders(count, shown)}`,
    'orders.untag': (count: number, shown: string) => `Remove tags from ${orders(count, shown)}`,
    'orders.hold': (count: number, shown: string) => `Put ${orders(count, shown)} on hold`,
    'orders.release': (count: number, shown: string) => `Release ${orders(count, shown)}`,
    'orders.ship': (count: number, shown: string) => `Mark ${orders(count, shown)} as shipped`,
    'orders.mark_paid': (count: number, shown: string) => `Mark ${orders(count, shown)} as paid`,
    'orders.packing_slips': (count: number, shown: string) => `Packing slips of ${orders(count, shown)}`,
    'orders.invoices': (count: number, shown: string) => `Invoices of ${orders(count, shown)}`,
    'orders.export': (count: number, shown: string) => `Export ${orders(count, shown)}`,
    'products.publish': (count: number, shown: string) => `Publish ${products(count, shown)}`,
    'products.unpublish': (count: number, shown: string) => `Take ${products(count, shown)} out of the shop`,
    'products.archive': (count: number, shown: string) => `Archive ${products(count, shown)}`,
    'products.tag': (count: number, shown: string) => `Tag ${products(count, shown)}`,
    'products.untag': (count: number, shown: string) => `Remove tags from ${products(count, shown)}`,
    'products.set_category': (count: number, shown: string) => `Change the category of ${products(count, shown)}`,
    'products.reprice': (count: number, shown: string) => `Change the prices of ${products(count, shown)}`,
    'products.set_cells': (count: number, shown: string) => `Write cells of ${products(count, shown)}`,
    'products.check_file': (count: number, shown: string) =>
      plural('en', count, { one: 'Check a file of products', other: `Check a file of products in ${shown} parts` }),
    'products.import_file': (count: number, shown: string) =>
      plural('en', count, { one: 'Import a file of products', other: `Import a file of products: ${shown} records` }),
    'products.failed_rows': (count: number, shown: string) => `Rows of ${products(count, shown)} to put right`,
    'products.export_whole': (count: number, shown: string) => `Export ${products(count, shown)} whole`,
    'products.export': (count: number, shown: string) => `Export ${products(count, shown)}`,
    'customers.add_to_group': (count: number, shown: string) => `Add ${customers(count, shown)} to a group`,
    'customers.remove_from_group': (count: number, shown: string) => `Remove ${customers(count, shown)} from a group`,
    'customers.check_file': (count: number, shown: string) =>
      plural('en', count, { one: 'Check a file of customers', other: `Check a file of customers in ${shown} parts` }),
    'customers.import_file': (count: number, shown: string) =>
      plural('en', count, { one: 'Import a file of customers', other: `Import a file of customers: ${shown} records` }),
    'customers.failed_rows': (count: number, shown: string) => `Rows of ${customers(count, shown)} to put right`,
    'customers.export_whole': (count: number, shown: string) => `Export ${customers(count, shown)} whole`,
    'customers.export': (count: number, shown: string) => `Export ${customers(count, shown)}`,
    'redirects.check_file': (count: number, shown: string) =>
      plural('en', count, { one: 'Check a file of redirects', other: `Check a file of redirects in ${shown} parts` }),
    'redirects.import_file': (count: number, shown: string) =>
      plural('en', count, { one: 'Import a file of redirects', other: `Import a file of redirects: ${shown} records` }),
    'redirects.failed_rows': (count: number, shown: string) => `Rows of ${redirects(count, shown)} to put right`,
    'redirects.export_whole': (count: number, shown: string) => `Export ${redirects(count, shown)}`,
    'data.export': (count: number, shown: string) =>
      plural('en', count, { one: 'Export all data', other: `Export all data: ${shown} records` }),
    'transactions.export': (count: number, shown: string) =>
      plural('en', count, { one: `Export ${shown} transaction`, other: `Export ${shown} transactions` }),
  },
  another: (kind: string, shown: string) => `${kind}: ${shown}`,
  columns: { job: 'Job', state: 'State', progress: 'Progress', by: 'Started by', at: 'Started' },
  figures: { total: 'Total', done: 'Done', failed: 'Failed', left: 'Remaining' },
  progress: (done: string, total: string) => `${done} of ${total}`,
  about: (total: string) => `about ${total}`,
  failedCount: (count: number, shown: string) => plural('en', count, { one: '1 failed', other: `${shown} failed` }),
  undo: 'Undo',
  undoing: (title: string) => `Undo: ${title}`,
  undoUntil: (day: string) => `It can be undone until ${day}, once: what nobody has changed since is as it was before.`,
  undoneBy: 'This was undone: see how far that is',
  undoesOther: 'See the job that is undone here',
  stop: 'Stop',
  stopTitle: 'Stop this job?',
  stopText: 'What is done stays done. What is left is not touched.',
  stopped: 'The job was stopped',
  download: 'Download',
  dismiss: (title: string) => `Dismiss “${title}”`,
  onlyMine: 'Mine',
  everybodys: 'All',
  whose: 'Whose jobs',
  region: 'Jobs under way',
  ended: (title: string, state: string) => `${title}: ${state}`,
  none: 'No jobs yet',
  noneText: 'Select orders, products or customers in a list and choose an action. How far it is stands here.',
  toOrders: 'Go to orders',
  rows: { label: 'Record', state: 'Result', reason: 'Why' },
  rowStates: { planned: 'Not done', done: 'Done', failed: 'Failed' },
  failedRows: 'See what failed',
  rowViews: { failed: 'Failed', planned: 'Not done', done: 'Done', all: 'All' },
  theRows: 'The records',
  noRows: {
    failed: 'Nothing failed.',
    planned: 'Nothing is left to do.',
    done: 'Nothing was done yet.',
    all: 'There is nothing here.',
  },
  whichRows: 'Records',
  fileUntil: (day: string) => `The file can be downloaded until ${day}.`,
  bulk: {
    print: 'Print',
    invoices: 'Invoices',
    slips: 'Packing slips',
    actions: 'Actions',
    wholeLead: (shown: string) => `Select all ${shown} that match`,
    whole: (shown: string) => `All ${shown} that match`,
    onlyPage: 'Only this page',
    tooMany: (shown: string) =>
      `More than ${shown} match, and one job takes no more. Narrow the filter to select them all.`,
    tag: 'Add tags…',
    untag: 'Remove tags…',
    hold: 'Put on hold…',
    release: 'Release…',
    ship: 'Mark as shipped…',
    mark_paid: 'Mark as paid…',
    titles: {
      tag: (shown: string) => `Add tags to ${shown}`,
      untag: (shown: string) => `Remove tags from ${shown}`,
      hold: (shown: string) => `Put ${shown} on hold?`,
      release: (shown: string) => `Release ${shown}?`,
      ship: (shown: string) => `Mark ${shown} as shipped?`,
      mark_paid: (shown: string) => `Mark ${shown} as paid?`,
    },
    texts: {
      tag: 'They are added to the tags that each order has.',
      untag: 'Orders without them stay as they are.',
      hold: 'They cannot be shipped until they are released.',
      release: 'They can be shipped again. Orders that are not on hold stay as they are.',
      ship: 'What is left of each order goes in one parcel, without a tracking number. The customers are told by e-mail.',
      mark_paid:
        'Only for money that no payment provider reports, such as a bank transfer. Paid orders stay as they are.',
    },
    submits: {
      tag: 'Add tags',
      untag: 'Remove tags',
      hold: 'Put on hold',
      release: 'Release',
      ship: 'Mark as shipped',
      mark_paid: 'Mark as paid',
    },
    orders,
    tags: 'Tags',
    tagsHint: 'Separate several with commas.',
    tagsMissing: 'Please enter a tag',
    reason: 'Reason',
    reasonHint: 'Only staff read it.',
    reasonMissing: 'Please enter a reason',
    carrier: 'Carrier',
    carrierMissing: 'Please enter a carrier',
  },
};

export const jobsMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-jobs" */ './de/jobs').then((module) => module.jobs),
});
