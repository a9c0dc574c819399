import { actorOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { Subscriber, SubscriberList, SubscriberParams, SubscriberQuery } from './subscribers.schemas';
import type { SubscribersService } from './subscribers.service';

const tags = ['admin'];

/** Who receives the newsletter, for staff. */
export function subscribersRoutes(
  api: App,
  { policy, subscribers }: RouteTools & { subscribers: SubscribersService },
): void {
  api.get('/admin/subscribers', {
    schema: {
      tags,
      summary: 'Who receives the newsletter, by filters and the beginning of an address',
      querystring: SubscriberQuery,
      response: { 200: ref(SubscriberList), '4xx': ref(Problem) },
    },
    onRequest: policy.requireRight('subscribers.read'),
    handler: (request) => subscribers.list(request.query),
  });

  api.post('/admin/subscribers/:id/unsubscribe', {
    schema: {
      tags,
      summary: 'Takes a subscriber off the newsletter',
      params: SubscriberParams,
      response: { 200: ref(Subscriber), '4xx': ref(Problem) },
    },
    onRequest: policy.requireRight('subscribers.write'),
    handler: (request) => subscribers.unsubscribe(request.params.id, actorOf(request)),
  });
}
