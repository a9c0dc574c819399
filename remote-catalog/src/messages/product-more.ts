import { defineMessages } from '@tessera/shared/i18n';

/** What stands below the first picture of a product page, and what is shown in its place. */
const en = {
  chosen: 'Chosen to go with it',
  goesWith: 'Goes well with',
  related: 'You may also like',
  recent: 'Recently viewed',
  missing: 'This product is not here',
  missingText: 'It may have sold out for good, or the address is mistyped. These are popular now:',
  gone: 'This piece is no longer sold',
  goneText: 'It has left the shop for good. These come close to it:',
  popular: 'Popular now',
  similar: 'Close to it',
};

export const productMoreMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-product-more" */ './de/product-more').then((module) => module.productMore),
});
