import { defineMessages } from '@tessera/shared/i18n';
import { email } from '../../messages/en/email';

export const emailMessages = defineMessages({
  en: email,
  de: () => import(/* webpackChunkName: "de-email" */ '../../messages/de/email').then((module) => module.email),
});
