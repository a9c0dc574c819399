import { defineMessages } from '@tessera/shared/i18n';
import { error } from '../../messages/en/error';

export const errorMessages = defineMessages({
  en: error,
  de: () => import(/* webpackChunkName: "de-error" */ '../../messages/de/error').then((module) => module.error),
});
