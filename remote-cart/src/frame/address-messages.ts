import { defineMessages } from '@tessera/shared/i18n';
import { address } from '../messages/en/address';

export const addressMessages = defineMessages({
  en: address,
  de: () => import(/* webpackChunkName: "de-address" */ '../messages/de/address').then((module) => module.address),
});
