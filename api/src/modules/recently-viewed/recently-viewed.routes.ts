import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { ref } from '../../schemas/basics/ref';
import { RecentlyViewed, ViewedBody } from './recently-viewed.schemas';
import type { RecentlyViewedService } from './recently-viewed.service';

const base = { tags: ['users'] };
const response = { 200: ref(RecentlyViewed) };

export interface RecentlyViewedRoutesDeps extends RouteTools {
  recentlyViewed: RecentlyViewedService;
}

export function recentlyViewedRoutes(api: App, { recentlyViewed, policy }: RecentlyViewedRoutesDeps): void {
  const onRequest = policy.requireUser;

  api.get('/recently-viewed', {
    schema: { ...base, summary: 'The last 30 products that somebody looked at', response },
    onRequest,
    handler: (request) => recentlyViewed.list(callerOf(request).user_id),
  });

  api.post('/recently-viewed/join', {
    schema: { ...base, summary: 'Adds what the browser has noted', body: ViewedBody, response },
    onRequest,
    handler: (request) => recentlyViewed.join(callerOf(request).user_id, request.body.product_ids),
  });
}
