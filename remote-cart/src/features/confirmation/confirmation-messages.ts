import { defineMessages } from '@tessera/shared/i18n';
import { confirmation } from '../../messages/en/confirmation';

export const confirmationMessages = defineMessages({
  en: confirmation,
  de: () =>
    import(/* webpackChunkName: "de-confirmation" */ '../../messages/de/confirmation').then(
      (module) => module.confirmation,
    ),
});
