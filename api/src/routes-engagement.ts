import type { Config } from './config';
import type { App, RouteTools } from './http';
import { backInStockRoutes } from './modules/back-in-stock/back-in-stock.routes';
import { backInStockSchemas } from './modules/back-in-stock/back-in-stock.schemas';
import { recentlyViewedRoutes } from './modules/recently-viewed/recently-viewed.routes';
import { recentlyViewedSchemas } from './modules/recently-viewed/recently-viewed.schemas';
import { recommendationsRoutes } from './modules/recommendations/recommendations.routes';
import { reviewsAdminRoutes } from './modules/reviews/reviews-admin.routes';
import { reviewsRoutes } from './modules/reviews/reviews.routes';
import { reviewsSchemas } from './modules/reviews/reviews.schemas';
import { sitemapsRoutes } from './modules/sitemaps/sitemaps.routes';
import { socialCardsRoutes } from './modules/social-cards/social-cards.routes';
import { uploadsSchemas } from './modules/uploads/uploads.schemas';
import { wishlistRoutes } from './modules/wishlist/wishlist.routes';
import { wishlistSchemas } from './modules/wishlist/wishlist.schemas';
import type { Engagement } from './services-engagement';

export const engagementSchemas = [
  ...reviewsSchemas,
  ...uploadsSchemas,
  ...backInStockSchemas,
  ...wishlistSchemas,
  ...recentlyViewedSchemas,
];

/** Routes over services-engagement.ts: part of app.ts. */
export async function engagementRoutes(api: App, tools: RouteTools & Engagement & { config: Config }): Promise<void> {
  reviewsRoutes(api, tools);
  reviewsAdminRoutes(api, tools);
  wishlistRoutes(api, tools);
  recentlyViewedRoutes(api, tools);
  recommendationsRoutes(api, tools);
  sitemapsRoutes(api, tools);
  socialCardsRoutes(api, tools);
  await backInStockRoutes(api, tools);
}
