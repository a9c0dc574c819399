import { defineMessages } from '@tessera/shared/i18n';
import { compare } from '../messages/en/compare';

export const compareMessages = defineMessages({
  en: compare,
  de: () => import(/* webpackChunkName: "de-compare" */ '../messages/de/compare').then((module) => module.compare),
});
