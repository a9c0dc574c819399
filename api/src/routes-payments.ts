import type { Config } from './config';
import type { App, RouteTools } from './http';
import { payLaterAdminRoutes } from './modules/pay-later/pay-later-admin.routes';
import { payLaterRoutes } from './modules/pay-later/pay-later.routes';
import { payLaterSchemas } from './modules/pay-later/pay-later.schemas';
import { paymentsRoutes } from './modules/payments/payments.routes';
import { webhooksRoutes } from './modules/payments/webhooks.routes';
import { testGatewayRoutes } from './modules/test-gateway/test-gateway.routes';
import { testGatewaySchemas } from './modules/test-gateway/test-gateway.schemas';
import type { PaymentServices } from './services-payments';

export const payRoutesSchemas = [...payLaterSchemas, ...testGatewaySchemas];

/** Routes over services-payments.ts: part of app.ts. */
export async function payRoutes(api: App, tools: RouteTools & PaymentServices & { config: Config }): Promise<void> {
  paymentsRoutes(api, tools);
  testGatewayRoutes(api, tools);
  payLaterRoutes(api, tools);
  payLaterAdminRoutes(api, tools);
  await webhooksRoutes(api, tools);
}
