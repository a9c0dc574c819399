import { defineMessages } from '@tessera/shared/i18n';
import { security } from '../../messages/en/security';

export const securityMessages = defineMessages({
  en: security,
  de: () =>
    import(/* webpackChunkName: "de-security" */ '../../messages/de/security').then((module) => module.security),
});
