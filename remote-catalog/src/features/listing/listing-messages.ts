import { defineMessages } from '@tessera/shared/i18n';
import { listing } from '../../messages/en/listing';

export const listingMessages = defineMessages({
  en: listing,
  de: () => import(/* webpackChunkName: "de-listing" */ '../../messages/de/listing').then((module) => module.listing),
});
