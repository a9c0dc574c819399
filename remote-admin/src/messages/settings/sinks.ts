import { defineMessages } from '@tessera/shared/i18n';

/** What is said of where a part's team has what browsers say sent. */
const en = {
  title: 'Sent to the team',
  lead: 'Errors, files that did not load, what a page’s policy blocked and how quick pages were go on to the team of this part: within half a minute, without anything of a person.',
  kinds: { webhook: 'Webhook', otlp: 'OpenTelemetry' },
  none: {
    webhook: 'Batches of JSON, signed, to an address of the team’s.',
    otlp: 'Failures as logs and numbers as metrics, to a collector.',
  },
  texts: {
    webhook: 'The shop sends batches of JSON there and signs them as Standard Webhooks says.',
    otlp: 'The shop sends logs and metrics there, as OTLP over HTTP says, in JSON.',
  },
  url: 'Address',
  urlHints: { webhook: 'https://…', otlp: 'Without /v1/logs and /v1/metrics: the shop adds them.' },
  missingUrl: 'Please enter an address',
  headerName: 'Name of a header',
  headerHint: 'By which the collector lets the shop in: api-key, authorization. May be left empty.',
  headerValue: 'Its value',
  keptHint: 'Left empty, the one that is kept stays, for the same server.',
  isOn: 'Send there',
  newSecret: 'Make a new secret: the old one is good no more',
  save: 'Save',
  saved: 'Saved',
  setUp: (kind: string) => `Set up ${kind}`,
  change: (kind: string) => `Change ${kind}`,
  test: 'Send a test',
  arrived: 'The test has arrived',
  notArrived: (why: string) => `The test has not arrived. ${why}`,
  remove: 'Remove',
  removeTitle: 'Send nothing there any more?',
  removeText: 'What waits is forgotten, and so is the secret.',
  removed: 'Nothing is sent there any more',
  on: 'On',
  off: 'Off',
  failing: 'Not arriving',
  delivered: 'Arrived last',
  never: 'Nothing yet',
  failed: 'Failed last',
  again: 'Tried again',
  waiting: 'Waiting',
  dropped: 'Lost since the last batch',
  failures: {
    private: () => 'It leads to an address that is not of the open network.',
    late: () => 'It did not answer within ten seconds.',
    away: () => 'It could not be reached.',
    status: (status: number) => `It answered with ${status}.`,
    secret: () =>
      'What is kept cannot be read, because SHOP_SECRET is another one. Enter it anew, or make a new secret.',
  },
  secretTitle: 'The secret of the webhook',
  secret: {
    label: 'Secret',
    shownOnce: 'It is shown this once. The team checks by it that a batch is the shop’s.',
    copy: 'Copy',
    copied: 'The secret was copied',
    kept: 'I have kept it',
  },
};

export const sinksMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-settings" */ './de/sinks').then((module) => module.sinks),
});
