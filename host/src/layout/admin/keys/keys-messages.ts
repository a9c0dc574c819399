import { defineMessages } from '@tessera/shared/i18n';
import { keys } from '../../../messages/en/keys';

export const keysMessages = defineMessages({
  en: keys,
  de: () => import(/* webpackChunkName: "de-admin-tools" */ '../../../messages/de/keys').then((module) => module.keys),
});
