import { Type } from 'typebox';
import type { TObject } from 'typebox';
import type { FastifyRequest } from 'fastify';
import type { App, RouteTools } from '../../framework/routes/http';
import { isId } from '../../infra/basics/ids';
import { allowAnyone } from '../../plugins/policy';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import {
  ATTRIBUTE_PARAMETER,
  CardParameters,
  Category,
  ListingParameters,
  NearParameters,
  Product,
  ProductCards,
  ProductList,
  ProductParameters,
  RelatedProducts,
  SuggestParameters,
  Suggestions,
} from './products/catalogue.schemas';
import type { CatalogueService } from './catalogue.service';
import { isNewSearch, readListingQuery } from './query/listing-query';
import type { ProductIndexService } from './index/product-index.service';
import type { SearchTermsService } from '../search/search-terms.service';
import type { PriceClock } from './writing/price-clock.service';

/** Seconds that a shared cache may keep what holds neither price nor stock. */
const CATEGORIES_S_MAXAGE = 10;

const NoParameters = Type.Object({});

/** Unknown parameters (`utm_source`, …) are ignored: dropped before the answer's key in the cache is made. */
function onlyKnown({ properties }: TObject, pattern?: RegExp) {
  const isKnown = (name: string): boolean => name in properties || pattern?.test(name) === true;
  return async (request: FastifyRequest): Promise<void> => {
    request.query = Object.fromEntries(Object.entries(Object(request.query)).filter(([name]) => isKnown(name)));
  };
}

/** What names no variant means the first that can be bought, as an unknown variant does: no text makes an answer of its own. */
async function onlyNearIds({ query }: FastifyRequest): Promise<void> {
  const asked = Object(query);
  if ('near' in asked) asked.near = isId(String(asked.near)) ? String(asked.near).toLowerCase() : '';
}

interface Services {
  catalogue: CatalogueService;
  priceClock: PriceClock;
  productIndex: ProductIndexService;
  searchTerms: SearchTermsService;
}

/** What anyone may read of the catalogue, from the cache where it can. */
export function catalogueRoutes(
  api: App,
  { publicRead, previewRead, catalogue, priceClock, productIndex, searchTerms }: RouteTools & Services,
): void {
  api.addHook('onReady', async () => {
    priceClock.start();
    productIndex.warm();
  });
  api.addHook('onClose', async () => priceClock.stop());

  api.get('/products', {
    schema: {
      tags: ['catalogue'],
      summary: 'List or search products',
      querystring: ListingParameters,
      response: { 200: ref(ProductList), '4xx': ref(Problem) },
    },
    onRequest: allowAnyone,
    preValidation: onlyKnown(ListingParameters, ATTRIBUTE_PARAMETER),
    handler: async (request, reply) => {
      const query = readListingQuery(request.query);
      if (isNewSearch(query)) reply.raw.once('finish', () => searchTerms.record(query.search));
      return publicRead(request, reply, {
        load: () => catalogue.listProducts(query, request.language),
        by_language: true,
      });
    },
  });

  api.get('/products/cards', {
    schema: {
      tags: ['catalogue'],
      summary: 'Get the tiles of certain products',
      querystring: CardParameters,
      response: { 200: ref(ProductCards), '4xx': ref(Problem) },
    },
    onRequest: allowAnyone,
    preValidation: onlyKnown(CardParameters),
    handler: (request, reply) =>
      publicRead(request, reply, {
        load: () => catalogue.listCards(request.query.ids, request.language),
        by_language: true,
      }),
  });

  api.get('/products/categories', {
    schema: { tags: ['catalogue'], summary: 'List the categories', response: { 200: Type.Array(ref(Category)) } },
    onRequest: allowAnyone,
    preValidation: onlyKnown(NoParameters),
    handler: (request, reply) =>
      publicRead(request, reply, {
        load: () => catalogue.listCategories(request.language),
        s_maxage: CATEGORIES_S_MAXAGE,
        by_language: true,
      }),
  });

  api.get('/products/suggest', {
    schema: {
      tags: ['catalogue'],
      summary: 'Suggest products and categories while somebody types',
      querystring: SuggestParameters,
      response: { 200: ref(Suggestions), '4xx': ref(Problem) },
    },
    onRequest: allowAnyone,
    preValidation: onlyKnown(SuggestParameters),
    handler: (request, reply) =>
      publicRead(request, reply, {
        load: () => catalogue.suggest(request.query.q ?? '', request.language, request.query.limit),
        by_language: true,
      }),
  });

  api.get('/products/:product_id', {
    schema: {
      tags: ['catalogue'],
      summary: 'Get a published product by id or slug, or the one of a preview',
      params: ProductParameters,
      querystring: NearParameters,
      response: { 200: ref(Product), '4xx': ref(Problem) },
    },
    onRequest: allowAnyone,
    preValidation: [onlyKnown(NearParameters), onlyNearIds],
    handler: (request, reply) =>
      previewRead(
        request,
        reply,
        (preview_of, near) => catalogue.getProduct(request.params.product_id, request.language, { preview_of, near }),
        { by_language: true, part_by: 'near' },
      ),
  });

  api.get('/products/:product_id/related', {
    schema: {
      tags: ['catalogue'],
      summary: 'List products to show beside one',
      params: ProductParameters,
      response: { 200: ref(RelatedProducts), 404: ref(Problem) },
    },
    onRequest: allowAnyone,
    preValidation: onlyKnown(NoParameters),
    handler: (request, reply) =>
      previewRead(
        request,
        reply,
        (preview_of) => catalogue.listRelated(request.params.product_id, request.language, preview_of),
        { by_language: true },
      ),
  });
}
