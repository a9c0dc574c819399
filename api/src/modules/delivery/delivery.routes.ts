import type { App, RouteTools } from '../../framework/routes/http';
import { dropQuery } from '../../framework/answers/public-read';
import { allowAnyone } from '../../plugins/policy';
import { ref } from '../../schemas/basics/ref';
import { DeliveryCountries } from './delivery.schemas';
import type { DeliveryService } from './delivery.service';

/** Seconds that a shared cache may keep it. */
const S_MAXAGE = 60;

/** What forms have to know of delivery before there is an address. */
export function deliveryRoutes(api: App, { delivery, publicRead }: RouteTools & { delivery: DeliveryService }): void {
  api.get('/delivery/countries', {
    schema: {
      tags: ['checkout'],
      summary: 'The countries that goods are sent to',
      response: { 200: ref(DeliveryCountries) },
    },
    onRequest: allowAnyone,
    preValidation: dropQuery,
    handler: (request, reply) =>
      publicRead(request, reply, {
        s_maxage: S_MAXAGE,
        load: async () => ({ value: { countries: (await delivery.get()).countries() }, tags: ['store'] }),
      }),
  });
}
