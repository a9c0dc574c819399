import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { ProductListService } from '../products/list/product-list.service';
import type { StoreService } from '../store/store.service';
import { createAdminService } from './admin.service';

interface Needs {
  productList: ProductListService;
  store: StoreService;
}

/** What the back office shows first. */
export const adminModule = defineModule({
  name: 'admin',
  services: (infra: Infra, needs: Needs) => ({ admin: createAdminService({ ...infra, ...needs }) }),
  web: async () => {
    const { adminRoutes } = await import('./admin.routes');
    const { adminSchemas } = await import('./admin.schemas');
    return { schemas: adminSchemas, routes: [adminRoutes] };
  },
});
