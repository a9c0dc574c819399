import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the page says that brings redirects in from a file, and takes them out. Numbers come formatted. */
const en = {
  title: 'Import and export redirects',
  columns: 'Both addresses are needed in every row. Redirects that the file does not name stay.',
  send: {
    title: 'A file of redirects',
    hint: 'Shopify’s redirect CSV, or any file with a column of old addresses and one of new ones, up to 50 MB; the shop keeps at most 20,000. Nothing is written before you have seen what would change. Redirects that the file does not name stay.',
  },
  whole: {
    title: 'Take all redirects out',
    text: 'All of them in a file that this page takes back, and Shopify, too.',
    start: 'Export all redirects',
  },
  records: {
    which: 'Which redirects',
    list: 'The redirects',
    write: (count: number, shown: string) =>
      plural('en', count, { one: 'Import 1 redirect', other: `Import ${shown} redirects` }),
    back: 'To the redirects',
  },
  /** what a column can be, and what changes of one */
  fields: { path: 'Old address', target: 'New address' },
  done: (count: number, shown: string) =>
    plural('en', count, { one: '1 redirect was written.', other: `${shown} redirects were written.` }),
  failed: (count: number, shown: string) =>
    plural('en', count, { one: '1 redirect failed.', other: `${shown} redirects failed.` }),
};

export const redirectImportMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-admin-import" */ './de/redirect-import').then(
      (module) => module.redirectImportWords,
    ),
});
