import { defineModule } from '../../framework/module';
import type { Infra } from '../../infra';
import type { DrawingProcess } from '../../infra/pictures/drawing-process';
import type { AuditService } from '../audit/audit.service';
import type { StoreService } from '../store/store.service';
import { createHomeService } from './home.service';

interface Needs {
  audit: AuditService;
  pictures: DrawingProcess;
  store: StoreService;
}

/** The home page of the shop, as staff arrange it. */
export const homeModule = defineModule({
  name: 'home',
  services: (infra: Infra, needs: Needs) => ({ home: createHomeService({ ...infra, ...needs }) }),
  web: async () => {
    const { homeRoutes } = await import('./home.routes');
    const { homePicturesRoutes } = await import('./home-pictures.routes');
    const { homeSchemas } = await import('./home.schemas');
    return { schemas: homeSchemas, routes: [homeRoutes], uploadRoutes: [homePicturesRoutes] };
  },
});
