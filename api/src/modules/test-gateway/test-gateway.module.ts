import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createTestGatewayService } from './test-gateway.service';

/** A payment provider that takes test cards. */
export const testGatewayModule = defineModule({
  name: 'test-gateway',
  services: (infra: Infra) => ({ testGateway: createTestGatewayService(infra) }),
  jobs: (_infra, { testGateway }) => testGateway.work(),
  web: async () => {
    const { testGatewayRoutes } = await import('./test-gateway.routes');
    const { testGatewaySchemas } = await import('./test-gateway.schemas');
    return { schemas: testGatewaySchemas, routes: [testGatewayRoutes] };
  },
});
