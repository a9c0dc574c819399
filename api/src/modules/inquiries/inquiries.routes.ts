import type { Config } from '../../core/config';
import type { App, RouteTools } from '../../framework/routes/http';
import { tell } from '../../messages/message';
import { formRateLimit } from '../../plugins/limits/rate-limit';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { InquiryBody, InquiryReceipt } from './inquiries.schemas';
import type { InquiriesService } from './inquiries.service';

export interface InquiriesRoutesDeps extends RouteTools {
  inquiries: InquiriesService;
  config: Config;
}

export function inquiriesRoutes(api: App, { inquiries, policy, config }: InquiriesRoutesDeps): void {
  api.post('/inquiries', {
    config: formRateLimit(config),
    schema: {
      tags: ['visitors'],
      summary: 'Send the shop a message',
      body: InquiryBody,
      response: { 201: ref(InquiryReceipt), '4xx': ref(Problem) },
    },
    onRequest: policy.acceptUser,
    handler: async ({ body: { website, ...body }, caller, language }, reply) =>
      reply
        .code(201)
        .send(tell(await (website ? inquiries.pretend() : inquiries.receive(body, caller, language)), language)),
  });
}
