import { defineMessages } from '@tessera/shared/i18n';
import { words } from './ui-messages.en';

/** Loaded by the host together with its own, before anything is on the screen. */
export const uiMessages = defineMessages({
  en: words,
  de: () => import(/* webpackChunkName: "de-shell" */ './ui-messages.de').then((module) => module.words),
});
