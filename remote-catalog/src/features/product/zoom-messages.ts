import { defineMessages } from '@tessera/shared/i18n';
import { zoom } from '../../messages/en/zoom';

export const zoomMessages = defineMessages({
  en: zoom,
  de: () => import(/* webpackChunkName: "de-zoom" */ '../../messages/de/zoom').then((module) => module.zoom),
});
