import { defineMessages } from '@tessera/shared/i18n';
import { frame } from '../messages/en/frame';

export const frameMessages = defineMessages({
  en: frame,
  de: () => import(/* webpackChunkName: "de-frame" */ '../messages/de/frame').then((module) => module.frame),
});
