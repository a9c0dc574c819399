import { defineModule } from '../../framework/module';
import type { Infra } from '../../infra';
import type { AuditService } from '../audit/audit.service';
import type { ListingWriter } from '../catalogue/writing/listing-writer.service';
import { createAdminCategories } from './categories.service';

interface Needs {
  audit: AuditService;
  listingWriter: ListingWriter;
}

/** The tree of categories as staff make and change it. */
export const categoriesModule = defineModule({
  name: 'categories',
  services: (infra: Infra, needs: Needs) => ({ adminCategories: createAdminCategories({ ...infra, ...needs }) }),
  web: async () => {
    const { categoriesRoutes } = await import('./categories.routes');
    const { categoriesSchemas } = await import('./categories.schemas');
    return { schemas: categoriesSchemas, routes: [categoriesRoutes] };
  },
});
