import { Type } from 'typebox';
import type { Config } from '../../core/config';
import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { oneClickScope } from '../../framework/routes/one-click';
import { tell } from '../../messages/message';
import { allowAnyone } from '../../plugins/policy';
import { formRateLimit } from '../../plugins/limits/rate-limit';
import { Message, Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import {
  NoticeEndBody,
  NoticeEndQuery,
  NoticeTokenBody,
  WatchBody,
  WatchCombinationBody,
  Watched,
  WatchParams,
} from './back-in-stock.schemas';
import type { BackInStockService } from './back-in-stock.service';
import type { NoticesService } from './notices.service';

const tags = ['visitors'];
const answers = { 200: ref(Message), '4xx': ref(Problem) };

export interface BackInStockRoutesDeps extends RouteTools {
  backInStock: BackInStockService;
  notices: NoticesService;
  config: Config;
}

export async function backInStockRoutes(api: App, deps: BackInStockRoutesDeps): Promise<void> {
  const { backInStock, notices, policy, config } = deps;
  const url = '/products/:product_id/:variant_id/subscription';

  api.post(url, {
    config: formRateLimit(config),
    schema: {
      tags,
      summary: 'Asks to be told when a variant is back in stock',
      description:
        'Signed in: by the account’s address, if none is given. An address that is not known to be the caller’s is asked by mail first.',
      params: WatchParams,
      body: WatchBody,
      response: { 202: ref(Message), '4xx': ref(Problem) },
    },
    onRequest: policy.acceptUser,
    handler: async ({ params, body, caller, language }, reply) => {
      const { email, website } = body ?? {};
      if (website) return reply.code(202).send(tell(backInStock.pretend(), language));
      const asker = { user_id: caller?.user_id, email, language };
      return reply.code(202).send(tell(await backInStock.watch(params.product_id, params.variant_id, asker), language));
    },
  });

  api.post('/products/:product_id/subscription', {
    config: formRateLimit(config),
    schema: {
      tags,
      summary: 'Asks to be told when a combination of options is made that is not made now',
      description: 'As for a variant that is sold out; a combination that has a variant is that variant.',
      params: Type.Pick(WatchParams, ['product_id']),
      body: WatchCombinationBody,
      response: { 202: ref(Message), '4xx': ref(Problem) },
    },
    onRequest: policy.acceptUser,
    handler: async ({ params, body, caller, language }, reply) => {
      const { email, website, options } = body;
      if (website) return reply.code(202).send(tell(backInStock.pretend(), language));
      const asker = { user_id: caller?.user_id, email, language };
      const told = await backInStock.watchCombination(params.product_id, options, asker);
      return reply.code(202).send(tell(told, language));
    },
  });

  api.delete(url, {
    schema: {
      tags,
      summary: 'The signed-in person does not want to be told any more',
      params: WatchParams,
      response: { 204: Type.Null(), '4xx': ref(Problem) },
    },
    onRequest: policy.requireUser,
    handler: async (request, reply) => {
      await backInStock.forgetVariant(callerOf(request).user_id, request.params.variant_id);
      return reply.code(204).send(null);
    },
  });

  api.get('/products/:product_id/my-subscriptions', {
    schema: {
      tags,
      summary: 'Which variants of a product the signed-in person is told of',
      params: Type.Pick(WatchParams, ['product_id']),
      response: { 200: ref(Watched) },
    },
    onRequest: policy.requireUser,
    handler: (request) => backInStock.listWatched(callerOf(request).user_id, request.params.product_id),
  });

  api.post('/back-in-stock/confirm', {
    schema: { tags, summary: 'Confirms by the token of the mail', body: NoticeTokenBody, response: answers },
    onRequest: allowAnyone,
    handler: async ({ body, language }) => tell(await backInStock.confirm(body.token), language),
  });

  await oneClickScope(api, (scope) => {
    scope.post('/back-in-stock/unsubscribe', {
      schema: {
        tags,
        summary: 'Ends the notices of a mail (back in stock, wishlist) by its token',
        querystring: NoticeEndQuery,
        body: NoticeEndBody,
        response: answers,
      },
      onRequest: allowAnyone,
      handler: async ({ body, query, language }) => tell(await notices.end(query.token ?? body?.token ?? ''), language),
    });
  });
}
