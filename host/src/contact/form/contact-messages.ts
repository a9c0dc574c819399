import { defineMessages } from '@tessera/shared/i18n';
import { contact } from '../../messages/en/contact';

export const contactMessages = defineMessages({
  en: contact,
  de: () => import(/* webpackChunkName: "de-contact" */ '../../messages/de/contact').then((module) => module.contact),
});
