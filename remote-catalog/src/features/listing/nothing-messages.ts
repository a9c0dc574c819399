import { defineMessages } from '@tessera/shared/i18n';
import { nothing } from '../../messages/en/nothing';

export const nothingMessages = defineMessages({
  en: nothing,
  de: () => import(/* webpackChunkName: "de-nothing" */ '../../messages/de/nothing').then((module) => module.nothing),
});
