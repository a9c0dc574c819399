import { defineMessages } from '@tessera/shared/i18n';
import { notFound } from '../../messages/en/not-found';

export const notFoundMessages = defineMessages({
  en: notFound,
  de: () =>
    import(/* webpackChunkName: "de-not-found" */ '../../messages/de/not-found').then((module) => module.notFound),
});
