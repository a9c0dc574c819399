import { defineMessages } from '@tessera/shared/i18n';

/** What is said where staff choose what stands beside a product. Numbers come formatted. */
const en = {
  chosenGoods: 'The goods chosen',
  none: 'None are chosen: the shop shows what it finds itself. Those that you choose stand before them.',
  keys: 'They stand before what the shop finds itself. Drag by the grip, or move with Alt and the arrow keys. One that is not in the shop is left out there.',
  remove: 'Take off',
  find: 'Add a product',
  found: 'Products found',
  nothing: 'No product matches.',
  notInShop: (name: string) => `${name} (not in the shop)`,
  chosen: (name: string) => `${name} was added`,
  full: (most: string) => `At most ${most} products stand there.`,
};

export const relatedMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-product" */ './de/related').then((module) => module.related),
});
