import { defineMessages } from '@tessera/shared/i18n';
import { reviewForm } from '../../messages/en/review-form';

export const reviewFormMessages = defineMessages({
  en: reviewForm,
  de: () =>
    import(/* webpackChunkName: "de-review-form" */ '../../messages/de/review-form').then(
      (module) => module.reviewForm,
    ),
});
