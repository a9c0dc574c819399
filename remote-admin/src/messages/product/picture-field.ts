import { defineMessages } from '@tessera/shared/i18n';

/** What stands wherever a picture is chosen. */
const en = { choose: 'Choose from the library' };

export const pictureFieldMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-admin-picture-field" */ './de/picture-field').then((module) => module.pictureField),
});
