import { defineMessages } from '@tessera/shared/i18n';
import { orders } from '../messages/en/orders';

export const ordersMessages = defineMessages({
  en: orders,
  de: () => import(/* webpackChunkName: "de-orders" */ '../messages/de/orders').then((module) => module.orders),
});
