import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { frameMessages } from '../../messages/frame';
import { wishlistMessages } from '../../messages/wishlist';

export { Page } from './shared-wishlist-page';

export const messages = [wishlistMessages, frameMessages];

/** Who has the link may see it; search engines have not been given one. */
export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(wishlistMessages, language).sharedPageTitle, robots: 'noindex' };
}
