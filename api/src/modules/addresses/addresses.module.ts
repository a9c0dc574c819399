import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { UsersService } from '../users/users.service';
import { createAddressesService } from './addresses.service';

interface Needs {
  users: UsersService;
}

/** Where somebody lives. */
export const addressesModule = defineModule({
  name: 'addresses',
  services: (infra: Infra, needs: Needs) => ({ addresses: createAddressesService({ ...infra, ...needs }) }),
  personalData: ({ addresses }) => [{ read: async ({ id }) => ({ addresses: (await addresses.list(id)).items }) }],
  web: async () => {
    const { addressesRoutes } = await import('./addresses.routes');
    const { addressesSchemas } = await import('./addresses.schemas');
    return { schemas: addressesSchemas, routes: [addressesRoutes] };
  },
});
