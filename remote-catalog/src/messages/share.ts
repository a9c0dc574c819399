import { defineMessages } from '@tessera/shared/i18n';

const en = {
  copied: 'Link copied',
  notCopied: 'The link could not be copied. It stands in the address bar.',
};

export const shareMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-share" */ './de/share').then((module) => module.share),
});
