import { defineMessages } from '@tessera/shared/i18n';

/** Nothing found. */
const en = {
  ended: 'The list ends before this page',
  endedText: 'It has become shorter, or the address is mistyped.',
  noFit: 'Nothing fits all of these filters',
  noFitText: 'Leave one out, or start again without them.',
  notFound: (search: string) => `Nothing found for “${search}”`,
  understood: (searched: string) => `We looked for “${searched}”.`,
  notFoundText: 'Check the spelling, or try a shorter or more general word.',
  meant: 'Did you mean',
  empty: 'Nothing here yet',
  emptyText: 'New pieces arrive often. Until then, here is what others choose.',
  /** why something that comes close is shown */
  without: (label: string) => `Without “${label}”`,
  only: (label: string) => `“${label}” alone`,
  everywhere: (search: string) => `“${search}” in all categories`,
  foundFor: (term: string) => `Found for “${term}”`,
  seeAll: (count: string) => `See all: ${count}`,
  firstPage: 'First page',
  clear: 'Clear filters',
  allProducts: 'All products',
  popular: 'Popular now',
};

export const nothingMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-nothing" */ './de/nothing').then((module) => module.nothing),
});
