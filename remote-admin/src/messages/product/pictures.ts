import type { PictureUse } from '@tessera/shared/contract';
import { defineMessages, plural } from '@tessera/shared/i18n';

const uses: Record<PictureUse['kind'], string> = {
  product: 'Products',
  variant: 'Variants',
  category: 'Categories',
  home: 'Home page',
  video: 'Videos',
  store: 'Logo',
  order: 'Orders',
};

/** What staff read of the library of pictures. Numbers come formatted. */
const en = {
  title: 'Pictures',
  thePictures: 'The pictures',
  count: (count: number, shown: string) => plural('en', count, { one: `${shown} picture`, other: `${shown} pictures` }),
  search: 'Search a name, a description, a product or a SKU',
  filters: { use: 'Shown by', is_described: 'Description' },
  uses,
  unused: 'Nothing',
  described: { true: 'There is one', false: 'Is missing somewhere' },
  sorts: { '-created_at': 'Newest first', created_at: 'Oldest first', name: 'By name' },
  views: { all: 'All', none: 'Not shown', undescribed: 'Without description' },
  none: 'No pictures yet',
  noneText: 'Add some above, or put them on products, categories and the home page: all of them appear here.',
  noMatch: 'No picture matches',
  noMatchText: 'Try other filters, or a part of the name, of the description or of the product.',
  showAll: 'Show all pictures',
  select: (name: string) => `Select ${name}`,
  open: (name: string) => `Details of ${name}`,
  pixels: (width: string, height: string) => `${width} × ${height} px`,
  notShown: 'Not shown',
  useOf: {
    variant: (sku: string) => `Variant ${sku}`,
    video: (name: string) => `Video of ${name}`,
    store: (name: string) => `Logo of ${name}`,
    order: (number: string) => `Order ${number}`,
  },
  section: 'A section of the home page',
  others: 'and others',
  upload: {
    label: 'Add pictures',
    hint: 'Or drop them here: JPEG, PNG, WebP, AVIF or GIF of at most 10 MB each. Nothing shows them until they are chosen somewhere.',
    tooLarge: 'This file has more than 10 MB.',
    waiting: 'waiting',
    sending: 'is being sent',
    sent: 'sent',
    progress: (done: string, all: string) => `${done} of ${all} sent`,
    underWay: 'Pictures on their way',
  },
  remove: {
    button: 'Delete…',
    title: (count: number, shown: string) =>
      plural('en', count, { one: 'Delete the picture?', other: `Delete ${shown} pictures?` }),
    text: 'Those that something shows stay, and say what. The others go with their files, for good.',
    submit: 'Delete',
    done: (count: number, shown: string) =>
      plural('en', count, { one: `${shown} picture deleted`, other: `${shown} pictures deleted` }),
    kept: (count: number, shown: string) =>
      plural('en', count, { one: 'One picture stays', other: `${shown} pictures stay` }),
    close: 'Close',
  },
  dialog: {
    size: 'Size',
    added: 'Added',
    whole: 'The whole picture, in a new tab',
    shownBy: 'Shown by',
    nothing: 'Nothing shows it.',
    name: 'Name',
    alt: 'What it shows',
    altHint: 'Read out to people who do not see it, wherever a product says nothing else.',
    altDe: 'What it shows, in German',
    nameMissing: 'Please enter a name',
    submit: 'Save',
    done: 'Saved',
    stale: 'What you typed is still here, and replaces it once you save again.',
    staleNow: (name: string, alt: string) => `Somebody else has written: ${[name, alt].filter(Boolean).join(' – ')}`,
    replace: 'Replace the file',
    replaceHint: 'It is shown everywhere at once. The former one stays in the library.',
    replacing: 'Sending…',
    replaced: 'Replaced: the shop shows the new file now.',
  },
};

export const picturesMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-pictures" */ './de/pictures').then((module) => module.pictures),
});
