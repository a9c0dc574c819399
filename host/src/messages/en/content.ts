import { plural } from '@tessera/shared/i18n';

/** What stands around the store's own texts. */
export const content = {
  home: 'Home',
  contents: 'On this page',
  updated: 'Last updated',
  sample: 'Sample text',
  sampleNote:
    'This page came with the shop. The owner of the store checks it and puts the store’s own terms in its place.',
  failed: 'This page did not load',
  failedText: 'The connection or the store’s server failed. The rest of the shop still works.',
  missing: 'This page is not here',
  missingText: 'The store has taken it away, or has not written it yet.',
  shop: 'Go to Homepage',
  more: 'Did you not find what you were looking for?',
  contact: 'Contact us',
  search: {
    label: 'Search the questions',
    placeholder: 'For example: delivery, return, gift',
    count: (count: number) => plural('en', count, { one: '1 question fits', other: `${count} questions fit` }),
    none: 'No question fits',
    noneText: 'Try another word, or write to us.',
  },
};
