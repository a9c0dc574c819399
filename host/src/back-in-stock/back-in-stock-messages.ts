import { defineMessages } from '@tessera/shared/i18n';
import { backInStock } from '../messages/en/back-in-stock';

export const backInStockMessages = defineMessages({
  en: backInStock,
  de: () =>
    import(/* webpackChunkName: "de-back-in-stock" */ '../messages/de/back-in-stock').then(
      (module) => module.backInStock,
    ),
});
