import { defineMessages } from '@tessera/shared/i18n';

const en = {
  title: 'Size guide',
  page: 'Open as a page',
  failed: 'The size guide did not load',
  failedText: 'The connection or our server failed.',
};

export const sizeGuideMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-size-guide" */ './de/size-guide').then((module) => module.sizeGuide),
});
