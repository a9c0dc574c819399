import { defineMessages } from '@tessera/shared/i18n';
import { suggestions } from '../messages/en/suggestions';

export const suggestionsMessages = defineMessages({
  en: suggestions,
  de: () =>
    import(/* webpackChunkName: "de-suggestions" */ '../messages/de/suggestions').then((module) => module.suggestions),
});
