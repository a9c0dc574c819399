import { defineMessages } from '@tessera/shared/i18n';

/** What the page says on which a product is begun. */
const en = {
  title: 'New product',
  text: 'A name is enough to begin with: the product is a draft, and nobody sees it in the shop.',
  create: 'Create draft',
};

export const addProductMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-admin-add-product" */ './de/add-product').then((module) => module.addProduct),
});
