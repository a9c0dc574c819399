import { defineMessages } from '@tessera/shared/i18n';
import { sizeGuide } from '../../messages/en/size-guide';

export const sizeGuideMessages = defineMessages({
  en: sizeGuide,
  de: () =>
    import(/* webpackChunkName: "de-size-guide" */ '../../messages/de/size-guide').then((module) => module.sizeGuide),
});
