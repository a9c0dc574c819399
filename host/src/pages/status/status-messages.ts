import { defineMessages } from '@tessera/shared/i18n';
import { status } from '../../messages/en/status';

export const statusMessages = defineMessages({
  en: status,
  de: () => import(/* webpackChunkName: "de-status" */ '../../messages/de/status').then((module) => module.status),
});
