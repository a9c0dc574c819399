import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { CartService } from '../cart/cart.service';
import type { NewsletterService } from '../newsletter/newsletter.service';
import { createUsersService } from './users.service';

interface Needs {
  cart: CartService;
  newsletter: NewsletterService;
}

/** Who somebody is. */
export const usersModule = defineModule({
  name: 'users',
  services: (infra: Infra, needs: Needs) => ({ users: createUsersService({ ...infra, ...needs }) }),
  web: async () => {
    const { usersRoutes } = await import('./users.routes');
    const { usersSchemas } = await import('./users.schemas');
    return { schemas: usersSchemas, routes: [usersRoutes] };
  },
});
