import { defineMessages } from '@tessera/shared/i18n';
import { home } from '../../messages/en/home';

export const homeMessages = defineMessages({
  en: home,
  de: () => import(/* webpackChunkName: "de-home" */ '../../messages/de/home').then((module) => module.home),
});
