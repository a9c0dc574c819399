import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the list of a product's earlier versions says, and the comparison with one. Numbers come formatted. */
const en = {
  what: 'The earlier versions',
  none: 'There is none yet: each change by staff keeps what was before.',
  number: (version: string) => `Version ${version}`,
  by: (name: string) => `by ${name}`,
  compare: 'Compare with now',
  compareTitle: (version: string) => `Version ${version} and now`,
  field: 'Field',
  then: 'Then',
  now: 'Now',
  same: 'Nothing that can be brought back is different.',
  nothing: 'nothing',
  restore: 'Restore',
  restoreText: 'What you choose becomes a new version. Status, schedule and stock stay as they are now.',
  parts: { texts: 'Texts, category and attributes', variants: 'Options, variants and prices', pictures: 'Pictures' },
  restored: (version: string) => `Version ${version} was restored`,
  goodsCount: (count: number, shown: string) =>
    plural('en', count, { one: `${shown} product`, other: `${shown} products` }),
  pictureCount: (count: number, shown: string) =>
    plural('en', count, { one: `${shown} picture`, other: `${shown} pictures` }),
  more: (count: string) => `and ${count} more variants that differ`,
  gone: 'not there',
  yes: 'yes',
  no: 'no',
};

export const versionMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-admin-product-versions" */ './de/versions').then((module) => module.versions),
});
