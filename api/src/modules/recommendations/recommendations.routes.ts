import type { App, RouteTools } from '../../framework/routes/http';
import { allowAnyone } from '../../plugins/policy';
import { dropQuery } from '../../framework/answers/public-read';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { ProductParameters, RelatedProducts } from '../catalogue/products/catalogue.schemas';
import type { RecommendationsService } from './recommendations.service';

const tags = ['catalogue'];
const response = { 200: ref(RelatedProducts), 404: ref(Problem) };

export interface RecommendationsRoutesDeps extends RouteTools {
  recommendations: RecommendationsService;
}

export function recommendationsRoutes(
  api: App,
  { recommendations, publicRead, previewRead }: RecommendationsRoutesDeps,
): void {
  api.get('/products/:product_id/bought-together', {
    schema: { tags, summary: 'What was bought with a product', params: ProductParameters, response },
    onRequest: allowAnyone,
    preValidation: dropQuery,
    handler: (request, reply) =>
      previewRead(
        request,
        reply,
        (preview_of) => recommendations.boughtTogether(request.params.product_id, request.language, preview_of),
        { by_language: true },
      ),
  });

  api.get('/products/:product_id/alternatives', {
    schema: {
      tags,
      summary: 'What to look at instead of a product that is gone',
      params: ProductParameters,
      response,
    },
    onRequest: allowAnyone,
    preValidation: dropQuery,
    handler: (request, reply) =>
      publicRead(request, reply, {
        load: () => recommendations.alternatives(request.params.product_id, request.language),
        by_language: true,
      }),
  });
}
