import { defineMessages } from '@tessera/shared/i18n';
import { wishlist } from '../messages/en/wishlist';

export const wishlistMessages = defineMessages({
  en: wishlist,
  de: () => import(/* webpackChunkName: "de-wishlist" */ '../messages/de/wishlist').then((module) => module.wishlist),
});
