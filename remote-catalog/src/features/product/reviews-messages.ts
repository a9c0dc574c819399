import { defineMessages } from '@tessera/shared/i18n';
import { reviews } from '../../messages/en/reviews';

export const reviewsMessages = defineMessages({
  en: reviews,
  de: () => import(/* webpackChunkName: "de-reviews" */ '../../messages/de/reviews').then((module) => module.reviews),
});
