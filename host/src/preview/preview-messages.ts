import { defineMessages } from '@tessera/shared/i18n';

const en = {
  label: 'Preview',
  shown: (name: string, until: string) => `Preview of “${name}”: only who has the link sees this, until ${until}.`,
  ended: 'This preview has ended. You see the shop as everybody does.',
  look: 'To the product',
  leave: 'Leave the preview',
};

export const previewMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-preview" */ './preview-messages.de').then(({ german }) => german),
});
