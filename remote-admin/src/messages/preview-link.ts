import { defineMessages } from '@tessera/shared/i18n';

/** What the dialog with a link to a preview says by itself. */
const en = {
  failed: 'The link',
  link: 'Link',
  until: (time: string) => `It ends at ${time}.`,
  copy: 'Copy link',
  copied: 'The link was copied',
  open: 'Open the preview',
};

export const previewLinkMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-admin-preview-link" */ './de/preview-link').then((module) => module.previewLink),
});
