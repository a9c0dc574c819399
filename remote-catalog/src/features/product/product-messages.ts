import { defineMessages } from '@tessera/shared/i18n';
import { product } from '../../messages/en/product';

export const productMessages = defineMessages({
  en: product,
  de: () => import(/* webpackChunkName: "de-product" */ '../../messages/de/product').then((module) => module.product),
});
