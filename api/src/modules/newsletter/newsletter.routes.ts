import type { Config } from '../../core/config';
import type { App } from '../../framework/routes/http';
import { oneClickScope } from '../../framework/routes/one-click';
import { tell } from '../../messages/message';
import { allowAnyone } from '../../plugins/policy';
import { formRateLimit } from '../../plugins/limits/rate-limit';
import { Message, Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { SubscriptionBody, TokenBody, UnsubscribeBody, UnsubscribeQuery } from './newsletter.schemas';
import type { NewsletterService } from './newsletter.service';

const tags = ['visitors'];
const answers = { 200: ref(Message), '4xx': ref(Problem) };

export interface NewsletterRoutesDeps {
  newsletter: NewsletterService;
  config: Config;
}

export async function newsletterRoutes(api: App, { newsletter, config }: NewsletterRoutesDeps): Promise<void> {
  const limited = { config: formRateLimit(config) };

  api.post('/newsletter/subscriptions', {
    ...limited,
    schema: {
      tags,
      summary: 'Ask for the newsletter',
      body: SubscriptionBody,
      response: { 202: ref(Message), '4xx': ref(Problem) },
    },
    onRequest: allowAnyone,
    handler: async ({ body: { email, website }, language }, reply) =>
      reply
        .code(202)
        .send(tell(await (website ? newsletter.pretend() : newsletter.subscribe(email, language)), language)),
  });

  api.post('/newsletter/confirm', {
    schema: { tags, summary: 'Confirm the newsletter by the token of the mail', body: TokenBody, response: answers },
    onRequest: allowAnyone,
    handler: async ({ body, language }) => tell(await newsletter.confirm(body.token), language),
  });

  await oneClickScope(api, (scope) => {
    scope.post('/newsletter/unsubscribe', {
      schema: {
        tags,
        summary: 'End the newsletter by the token of any of its mails',
        querystring: UnsubscribeQuery,
        body: UnsubscribeBody,
        response: answers,
      },
      onRequest: allowAnyone,
      handler: async ({ body, query, language }) =>
        tell(await newsletter.unsubscribe(query.token ?? body?.token ?? ''), language),
    });
  });
}
