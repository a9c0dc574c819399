import { defineMessages, plural } from '@tessera/shared/i18n';

/** What primitives say by themselves, most of it to assistive technology alone. */
const en = {
  breadcrumbs: 'Breadcrumb',
  close: 'Close',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  tryAgain: 'Try again',
  reference: (number: string) => `Reference ${number}`,
  from: 'From',
  salePrice: 'Sale price ',
  regularPrice: 'Regular price ',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  oneLess: 'One less',
  oneMore: 'One more',
  atMost: (most: number) => (most === 1 ? 'Only one can be had' : `No more than ${most} can be had`),
  rated: (average: string, count: number) =>
    `Rated ${average} out of 5, ${plural('en', count, { one: '1 review', other: `${count} reviews` })}`,
};

/** Loaded by the host together with its own, before anything is on the screen. */
export const uiMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-shell" */ './ui-messages.de').then((module) => module.words),
});
