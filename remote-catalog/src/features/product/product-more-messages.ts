import { defineMessages } from '@tessera/shared/i18n';
import { productMore } from '../../messages/en/product-more';

export const productMoreMessages = defineMessages({
  en: productMore,
  de: () =>
    import(/* webpackChunkName: "de-product-more" */ '../../messages/de/product-more').then(
      (module) => module.productMore,
    ),
});
