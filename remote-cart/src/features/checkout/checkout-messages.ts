import { defineMessages } from '@tessera/shared/i18n';
import { checkout } from '../../messages/en/checkout';

export const checkoutMessages = defineMessages({
  en: checkout,
  de: () =>
    import(/* webpackChunkName: "de-checkout" */ '../../messages/de/checkout').then((module) => module.checkout),
});
