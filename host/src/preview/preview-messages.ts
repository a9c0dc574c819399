import { defineMessages } from '@tessera/shared/i18n';

const en = {
  label: 'Preview',
  shown: {
    product: (name: string, until: string) => `Preview of “${name}”: only who has the link sees this, until ${until}.`,
    remote: (name: string, until: string) =>
      `The shop with ${name} in it, a version that may not be live: only who has the link sees this, until ${until}.`,
    shop: (_name: string, until: string) =>
      `The shop is closed for everybody else: only who has the link sees it, until ${until}.`,
  },
  ended: 'This preview has ended. You see the shop as everybody does.',
  look: { product: 'To the product', remote: 'To its page', shop: 'To the home page' },
  leave: 'Leave the preview',
};

export const previewMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-preview" */ './preview-messages.de').then(({ german }) => german),
});
