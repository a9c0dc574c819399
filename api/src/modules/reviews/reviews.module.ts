import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import type { Cards } from '../catalogue/cards.service';
import type { ProductFinder } from '../catalogue/products/product-finder.service';
import type { LimitsService } from '../limits/limits.service';
import { createPurchasesService } from '../orders/purchases.service';
import type { UploadsService } from '../uploads/uploads.service';
import type { UsersService } from '../users/users.service';
import { createModerationService } from './moderation.service';
import { createReviewsService } from './reviews.service';

interface Needs {
  products: ProductFinder;
  cards: Cards;
  users: UsersService;
  uploads: UploadsService;
  limits: LimitsService;
  audit: AuditService;
}

/** What people say of products. */
export const reviewsModule = defineModule({
  name: 'reviews',
  services: (infra: Infra, needs: Needs) => ({
    // Orders come later, because they forget first; this part of them keeps nothing and needs none of the others.
    reviews: createReviewsService({ ...infra, ...needs, purchases: createPurchasesService(infra) }),
    moderation: createModerationService({ ...infra, ...needs }),
  }),
  personalData: ({ reviews }) => [
    {
      read: async ({ id }) => ({ reviews: await reviews.listOf(id) }),
      erase: (trx, { id }) => reviews.forget(trx, id),
    },
  ],
  web: async () => {
    const { reviewsAdminRoutes } = await import('./reviews-admin.routes');
    const { reviewsRoutes } = await import('./reviews.routes');
    const { reviewsSchemas } = await import('./reviews.schemas');
    return { schemas: reviewsSchemas, routes: [reviewsRoutes, reviewsAdminRoutes] };
  },
});
