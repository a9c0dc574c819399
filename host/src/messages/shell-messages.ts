import { defineMessages } from '@tessera/shared/i18n';
import { shell } from './en/shell';

export const shellMessages = defineMessages({
  en: shell,
  de: () => import(/* webpackChunkName: "de-shell" */ './de/shell').then((module) => module.shell),
});
