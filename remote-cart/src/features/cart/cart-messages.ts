import { defineMessages } from '@tessera/shared/i18n';
import { cart } from '../../messages/en/cart';

export const cartMessages = defineMessages({
  en: cart,
  de: () => import(/* webpackChunkName: "de-cart" */ '../../messages/de/cart').then((module) => module.cart),
});
