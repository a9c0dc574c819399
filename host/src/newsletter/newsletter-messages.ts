import { defineMessages } from '@tessera/shared/i18n';
import { newsletter } from '../messages/en/newsletter';

export const newsletterMessages = defineMessages({
  en: newsletter,
  de: () =>
    import(/* webpackChunkName: "de-newsletter" */ '../messages/de/newsletter').then((module) => module.newsletter),
});
