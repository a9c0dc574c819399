import { defineMessages } from '@tessera/shared/i18n';
import { admin } from './en/admin';

export const adminMessages = defineMessages({
  en: admin,
  de: () => import(/* webpackChunkName: "de-admin" */ './de/admin').then((module) => module.admin),
});
