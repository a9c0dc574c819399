import { defineMessages } from '@tessera/shared/i18n';
import { privacy } from '../../messages/en/privacy';

export const privacyMessages = defineMessages({
  en: privacy,
  de: () => import(/* webpackChunkName: "de-privacy" */ '../../messages/de/privacy').then((module) => module.privacy),
});
