import { defineMessages } from '@tessera/shared/i18n';
import { productStory } from '../../messages/en/product-story';

export const productStoryMessages = defineMessages({
  en: productStory,
  de: () =>
    import(/* webpackChunkName: "de-product-story" */ '../../messages/de/product-story').then(
      (module) => module.productStory,
    ),
});
