import { defineMessages } from '@tessera/shared/i18n';
import { notices } from '../../../messages/en/notices';

export const noticesMessages = defineMessages({
  en: notices,
  de: () =>
    import(/* webpackChunkName: "de-layout-admin" */ '../../../messages/de/notices').then((module) => module.notices),
});
