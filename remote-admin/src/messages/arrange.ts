import { defineMessages } from '@tessera/shared/i18n';

/** What is said where a category is sorted by hand. Numbers come formatted. */
const en = {
  title: (name: string) => `Order of ${name}`,
  theGoods: 'The order of the products',
  loading: 'The order is read',
  inShop: 'In the shop',
  first: 'These come first',
  keys: 'Drag by the grip, or move with Alt and the arrow keys.',
  none: 'Nothing comes first yet: all of it stands newest first. Put something in front from the other list.',
  grip: (name: string) => `Move ${name}: drag, or Alt with the arrow keys`,
  actionsShown: 'Actions',
  actionsOf: (name: string) => `Actions for ${name}`,
  actions: {
    first: 'To the very front',
    up: 'Move up',
    down: 'Move down',
    last: 'To the end of these',
  },
  noLongerFirst: 'No longer in front',
  moved: (name: string, place: string, count: string) => `${name} is at ${place} of ${count}`,
  notShown: 'Not shown',
  others: 'The others, newest first',
  search: 'Search this category',
  put: 'Put in front',
  putFirst: (name: string) => `Put in front: ${name}`,
  full: (most: string) => `At most ${most} products come first.`,
  noOthers: 'There are no others.',
  nothing: 'Nothing else in this category matches.',
  more: 'Show more',
  searchOn: 'Search for what is not here.',
  saved: 'The order was saved',
  missing: 'There is no such category',
  missingText: 'It may have been merged into another one.',
  toCategories: 'To the categories',
};

export const arrangeMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-arrange" */ './de/arrange').then((module) => module.arrange),
});
