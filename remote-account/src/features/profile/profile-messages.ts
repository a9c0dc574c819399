import { defineMessages } from '@tessera/shared/i18n';
import { profile } from '../../messages/en/profile';

export const profileMessages = defineMessages({
  en: profile,
  de: () => import(/* webpackChunkName: "de-profile" */ '../../messages/de/profile').then((module) => module.profile),
});
