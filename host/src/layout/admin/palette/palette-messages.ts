import { defineMessages } from '@tessera/shared/i18n';
import { palette } from '../../../messages/en/palette';

export const paletteMessages = defineMessages({
  en: palette,
  de: () =>
    import(/* webpackChunkName: "de-admin-tools" */ '../../../messages/de/palette').then((module) => module.palette),
});
