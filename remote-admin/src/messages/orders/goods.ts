import { defineMessages } from '@tessera/shared/i18n';

/** What the search for goods says, wherever some are chosen. Numbers come formatted. */
const en = {
  find: 'Find goods by name or SKU',
  found: 'Goods found',
  nothing: 'Nothing found. Try fewer letters, or the SKU.',
  inStock: (count: string) => `${count} in stock`,
  soldOut: 'Sold out',
  unpublished: 'Not for sale',
  allVariants: (count: number, name: string) => `Show all ${count} variants of ${name}`,
  chosen: (name: string) => `${name} was chosen`,
};

export const goodsMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin" */ './de/goods').then((module) => module.goods),
});
