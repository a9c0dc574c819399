import { defineMessages } from '@tessera/shared/i18n';
import { payment } from '../messages/en/payment';

export const paymentMessages = defineMessages({
  en: payment,
  de: () => import(/* webpackChunkName: "de-payment" */ '../messages/de/payment').then((module) => module.payment),
});
