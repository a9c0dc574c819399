import type { ProductSummary } from '@tessera/shared/contract';
import type { Infra } from './infra';
import { createDrawingProcess } from './infra/drawing-process';
import { createBackInStockService } from './modules/back-in-stock/back-in-stock.service';
import { createNoticeTokens } from './modules/back-in-stock/notice-tokens.service';
import { createNoticesService } from './modules/back-in-stock/notices.service';
import { createStockWatchService } from './modules/back-in-stock/stock-watch.service';
import type { CatalogueService } from './modules/catalogue/catalogue.service';
import { createProductFinder } from './modules/catalogue/product-finder.service';
import type { LimitsService } from './modules/limits/limits.service';
import type { MailService } from './modules/mail/mail.service';
import { createPurchasesService } from './modules/orders/purchases.service';
import { createRecentlyViewedService } from './modules/recently-viewed/recently-viewed.service';
import { createRecommendationsService } from './modules/recommendations/recommendations.service';
import { createModerationService } from './modules/reviews/moderation.service';
import { createReviewsService } from './modules/reviews/reviews.service';
import { createSitemapsService } from './modules/sitemaps/sitemaps.service';
import { createSocialCardsService } from './modules/social-cards/social-cards.service';
import type { StoreService } from './modules/store/store.service';
import { createUploadsService } from './modules/uploads/uploads.service';
import type { PersonalData } from './modules/personal-data/personal-data.port';
import type { UsersService } from './modules/users/users.service';
import { createWishlistNewsService } from './modules/wishlist/wishlist-news.service';
import { createWishlistService } from './modules/wishlist/wishlist.service';

export interface EngagementDeps extends Infra {
  store: StoreService;
  mail: MailService;
  users: UsersService;
  limits: LimitsService;
  catalogue: Pick<CatalogueService, 'listCards'>;
}

export type Engagement = ReturnType<typeof createEngagement>;

/** As many as the catalogue gives at a time. */
const CARDS_AT_ONCE = 60;

/** What people say of products, wish for, wait for and find: part of services.ts. */
export function createEngagement(deps: EngagementDeps) {
  const products = createProductFinder(deps);
  const tokens = createNoticeTokens(deps.config);
  const pictures = createDrawingProcess();
  const uploads = createUploadsService({ ...deps, pictures });
  const shared = { ...deps, products, tokens, uploads, pictures, cards: cardsOf(deps.catalogue) };
  const backInStock = createBackInStockService(shared);
  const wishlist = createWishlistService(shared);
  return {
    uploads,
    reviews: createReviewsService({ ...shared, purchases: createPurchasesService(deps) }),
    moderation: createModerationService(shared),
    backInStock,
    stockWatch: createStockWatchService(shared),
    wishlist,
    wishlistNews: createWishlistNewsService(shared),
    notices: createNoticesService({ tokens, stock: backInStock, wishlist }),
    recentlyViewed: createRecentlyViewedService(shared),
    recommendations: createRecommendationsService(shared),
    sitemaps: createSitemapsService(deps),
    socialCards: createSocialCardsService(shared),
  };
}

/** Tiles of any number of products. */
function cardsOf(catalogue: EngagementDeps['catalogue']) {
  return async (ids: readonly string[]): Promise<ProductSummary[]> => {
    const items: ProductSummary[] = [];
    for (let at = 0; at < ids.length; at += CARDS_AT_ONCE) {
      const { value } = await catalogue.listCards(ids.slice(at, at + CARDS_AT_ONCE).join(','));
      items.push(...value.items);
    }
    return items;
  };
}

type Holders = Pick<Engagement, 'reviews' | 'uploads' | 'backInStock' | 'wishlist' | 'recentlyViewed'>;

/** What these hold about people. */
export function engagementDataOf({ reviews, uploads, backInStock, wishlist, recentlyViewed }: Holders): PersonalData[] {
  return [
    {
      read: async ({ id }) => ({ reviews: await reviews.listOf(id) }),
      erase: (trx, { id }) => reviews.forget(trx, id),
    },
    { read: async ({ id }) => ({ uploads: await uploads.listOf(id) }) },
    {
      read: async (person) => ({ back_in_stock: await backInStock.listOf(person) }),
      erase: (trx, person) => backInStock.forget(trx, person),
    },
    { read: async ({ id }) => ({ wishlist: await wishlist.listOf(id) }) },
    { read: async ({ id }) => ({ recently_viewed: await recentlyViewed.listOf(id) }) },
  ];
}
