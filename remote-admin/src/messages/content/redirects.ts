import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the page of redirects says. Numbers come formatted. */
const en = {
  title: 'Redirects',
  theRedirects: 'The redirects',
  count: (count: number, shown: string) =>
    plural('en', count, { one: `${shown} redirect`, other: `${shown} redirects` }),
  search: 'Search a part of either address',
  importing: 'Import and export',
  columns: { path: 'Old address', target: 'New address', created_at: 'Made', action: 'Delete' },
  hints: {
    path: 'What comes after the shop’s name, like /collections/mugs. It leads on only where the shop has no page, in every language.',
    target: 'A page of this shop, like /products/category/mugs.',
  },
  missing: 'Please enter an address that begins with /',
  add: { title: 'Add redirect', submit: 'Add', done: 'The redirect was added' },
  edit: { title: 'Change redirect', submit: 'Save', done: 'The redirect was saved' },
  remove: {
    title: (path: string) => `Delete the redirect of ${path}?`,
    text: 'Whoever follows an old link is told that the page is not there.',
    submit: 'Delete',
    which: (path: string) => `Delete the redirect of ${path}`,
    done: 'The redirect was deleted',
  },
  none: 'No redirects yet',
  noneText:
    'Addresses of products and categories that you rename lead on by themselves. Here stand those of a shop before this one, one by one or from a file.',
  noMatch: 'No redirect matches',
  noMatchText: 'Try another part of the old or the new address.',
  showAll: 'Show all redirects',
};

export const redirectsMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-redirects" */ './de/redirects').then((module) => module.redirects),
});
