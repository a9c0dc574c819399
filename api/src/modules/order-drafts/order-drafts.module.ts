import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createDraftPlacing } from './draft-placing.service';
import type { DraftPlacingDeps } from './draft-placing.service';
import { createDraftQuotes } from './draft-quotes.service';
import type { DraftQuotesDeps } from './draft-quotes.service';
import { createDraftSearch } from './draft-search.service';
import type { DraftSearchDeps } from './draft-search.service';
import { createExchangeDrafts } from './exchange-drafts.service';
import type { ExchangeDraftsDeps } from './exchange-drafts.service';
import { createOrderDraftsService, DAYS_KEPT } from './order-drafts.service';
import type { OrderDraftsDeps } from './order-drafts.service';

type Needs = Omit<
  DraftPlacingDeps & DraftQuotesDeps & DraftSearchDeps & OrderDraftsDeps & Omit<ExchangeDraftsDeps, 'orderDrafts'>,
  keyof Infra | 'draftQuotes'
>;

/** Orders by staff, for a customer or for an address without an account. */
export const orderDraftsModule = defineModule({
  name: 'order-drafts',
  services: (infra: Infra, needs: Needs) => {
    const given = { ...needs, ...infra };
    const shared = { ...given, draftQuotes: createDraftQuotes(given) };
    const orderDrafts = createOrderDraftsService(shared);
    return {
      orderDrafts,
      exchangeDrafts: createExchangeDrafts({ ...shared, orderDrafts }),
      draftPlacing: createDraftPlacing(shared),
      draftSearch: createDraftSearch(shared),
    };
  },
  hourly: ({ orderDrafts }) => orderDrafts.removeExpired(),
  personalData: ({ orderDrafts }) => [
    {
      read: async ({ id }) => ({ order_drafts: await orderDrafts.listOf(id) }),
      erase: (trx, person) => orderDrafts.forget(trx, person),
    },
  ],
  fixedRetention: [{ name: 'order_drafts', days: DAYS_KEPT }],
  web: async () => {
    const { orderDraftsRoutes } = await import('./order-drafts.routes');
    const { orderDraftsSchemas } = await import('./records/order-drafts.schemas');
    return { schemas: orderDraftsSchemas, routes: [orderDraftsRoutes] };
  },
});
