import { defineMessages } from '@tessera/shared/i18n';
import { words } from './address-form-messages.en';

/** For the list of a page that has such a form. */
export const addressFormMessages = defineMessages({
  en: words,
  de: () =>
    import(/* webpackChunkName: "de-address-form" */ './address-form-messages.de').then((module) => module.words),
});
