import { defineMessages } from '@tessera/shared/i18n';
import { backOffice } from '../../messages/en/back-office';

export const adminLayoutMessages = defineMessages({
  en: backOffice,
  de: () =>
    import(/* webpackChunkName: "de-layout-admin" */ '../../messages/de/back-office').then(
      (module) => module.backOffice,
    ),
});
