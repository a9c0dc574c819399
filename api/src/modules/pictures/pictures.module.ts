import { defineModule } from '../../framework/module';
import type { Infra } from '../../infra';
import type { AuditService } from '../audit/audit.service';
import { createShopPictures } from './pictures.service';

interface Needs {
  audit: AuditService;
}

/** The shop's own pictures, whatever shows them. */
export const picturesModule = defineModule({
  name: 'pictures',
  services: (infra: Infra, needs: Needs) => ({ shopPictures: createShopPictures({ ...infra, ...needs }) }),
  web: async () => {
    const { picturesRoutes } = await import('./pictures.routes');
    return { routes: [picturesRoutes] };
  },
});
