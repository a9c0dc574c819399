import { defineMessages } from '@tessera/shared/i18n';
import { payLater } from '../../messages/en/pay-later';

export const payLaterMessages = defineMessages({
  en: payLater,
  de: () =>
    import(/* webpackChunkName: "de-pay-later" */ '../../messages/de/pay-later').then((module) => module.payLater),
});
