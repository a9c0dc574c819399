import { defineMessages } from '@tessera/shared/i18n';
import { auth } from '../../messages/en/auth';

export const authMessages = defineMessages({
  en: auth,
  de: () => import(/* webpackChunkName: "de-auth" */ '../../messages/de/auth').then((module) => module.auth),
});
