import { defineMessages } from '@tessera/shared/i18n';
import { content } from '../../messages/en/content';

export const contentMessages = defineMessages({
  en: content,
  de: () => import(/* webpackChunkName: "de-content" */ '../../messages/de/content').then((module) => module.content),
});
