import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createNoticeTokens } from './notice-tokens.service';
import type { Cards } from '../catalogue/cards.service';
import type { ProductFinder } from '../catalogue/products/product-finder.service';
import type { MailService } from '../mail/mail.service';
import type { StoreService } from '../store/store.service';
import type { UsersService } from '../users/users.service';
import { createWishlistNewsService } from './wishlist-news.service';
import { createWishlistService } from './wishlist.service';

interface Needs {
  products: ProductFinder;
  cards: Cards;
  users: UsersService;
  mail: MailService;
  store: StoreService;
}

/** What somebody wishes for, and is told of. */
export const wishlistModule = defineModule({
  name: 'wishlist',
  services: (infra: Infra, needs: Needs) => {
    const tokens = createNoticeTokens(infra.config);
    return {
      noticeTokens: tokens,
      wishlist: createWishlistService({ ...infra, ...needs }),
      wishlistNews: createWishlistNewsService({ ...infra, ...needs, tokens }),
    };
  },
  jobs: (_infra, { wishlistNews }) => wishlistNews.work(),
  personalData: ({ wishlist }) => [{ read: async ({ id }) => ({ wishlist: await wishlist.listOf(id) }) }],
  web: async () => {
    const { wishlistRoutes } = await import('./wishlist.routes');
    const { wishlistSchemas } = await import('./wishlist.schemas');
    return { schemas: wishlistSchemas, routes: [wishlistRoutes] };
  },
});
