import { defineMessages } from '@tessera/shared/i18n';
import { footer } from '../../messages/en/footer';

export const footerMessages = defineMessages({
  en: footer,
  de: () => import(/* webpackChunkName: "de-footer" */ '../../messages/de/footer').then((module) => module.footer),
});
