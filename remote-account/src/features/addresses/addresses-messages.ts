import { defineMessages } from '@tessera/shared/i18n';
import { addresses } from '../../messages/en/addresses';

export const addressesMessages = defineMessages({
  en: addresses,
  de: () =>
    import(/* webpackChunkName: "de-addresses" */ '../../messages/de/addresses').then((module) => module.addresses),
});
