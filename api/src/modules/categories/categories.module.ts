import { defineModule } from '../../framework/module';
import type { Infra } from '../../infra';
import type { DrawingProcess } from '../../infra/pictures/drawing-process';
import type { AuditService } from '../audit/audit.service';
import type { HeldCounts } from '../catalogue/collections/held-counts.service';
import type { ListingWriter } from '../catalogue/writing/listing-writer.service';
import { createAdminCategories } from './categories.service';
import { createCategoryPicks } from './category-picks.service';
import { createCategoryPictures } from './category-pictures.service';

interface Needs {
  audit: AuditService;
  listingWriter: ListingWriter;
  heldCounts: HeldCounts;
  pictures: DrawingProcess;
}

/** The tree of categories as staff make and change it. */
export const categoriesModule = defineModule({
  name: 'categories',
  services: (infra: Infra, needs: Needs) => {
    const adminCategories = createAdminCategories({ ...infra, ...needs });
    const categoryPictures = createCategoryPictures({ ...infra, ...needs, adminCategories });
    const categoryPicks = createCategoryPicks({ ...infra, adminCategories });
    return { adminCategories, categoryPictures, categoryPicks };
  },
  web: async () => {
    const { categoriesRoutes } = await import('./categories.routes');
    const { categoriesSchemas } = await import('./categories.schemas');
    const { categoryPicturesRoutes } = await import('./category-pictures.routes');
    return { schemas: categoriesSchemas, routes: [categoriesRoutes], uploadRoutes: [categoryPicturesRoutes] };
  },
});
