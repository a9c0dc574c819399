import type { App } from '../../framework/routes/http';
import { allowAnyone } from '../../plugins/policy';
import { formRateLimit } from '../../plugins/limits/rate-limit';
import type { RateLimits } from '../../plugins/limits/rate-limit';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { TestCardBody, TestCardToken } from './test-gateway.schemas';
import type { TestGatewayService } from './test-gateway.service';

export interface TestGatewayRoutesDeps {
  testGateway: TestGatewayService;
  config: RateLimits;
}

/** The gateway's own door for browsers: a card number goes here and nowhere else. */
export function testGatewayRoutes(api: App, { testGateway, config }: TestGatewayRoutesDeps): void {
  api.post('/test-gateway/tokens', {
    schema: {
      tags: ['payments'],
      summary: 'Turns a test card into a token that is good for one payment',
      body: TestCardBody,
      response: { 201: ref(TestCardToken), 422: ref(Problem) },
    },
    config: formRateLimit({ rate_limit_forms_max: config.rate_limit_forms_max * 3 }),
    onRequest: allowAnyone,
    handler: async (request, reply) =>
      reply.code(201).send(await testGateway.createToken(request.body, request.language)),
  });
}
