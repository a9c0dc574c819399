import { defineMessages } from '@tessera/shared/i18n';
import { words } from './stripe-form-messages.en';

export const stripeFormMessages = defineMessages({
  en: words,
  de: () => import(/* webpackChunkName: "de-stripe-form" */ './stripe-form-messages.de').then((module) => module.words),
});
