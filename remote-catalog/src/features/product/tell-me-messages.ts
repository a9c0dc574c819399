import { defineMessages } from '@tessera/shared/i18n';
import { tellMe } from '../../messages/en/tell-me';

export const tellMeMessages = defineMessages({
  en: tellMe,
  de: () => import(/* webpackChunkName: "de-tell-me" */ '../../messages/de/tell-me').then((module) => module.tellMe),
});
