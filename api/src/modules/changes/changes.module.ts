import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createChangesService } from './changes.service';

/** The change feed, as web servers hear it. */
export const changesModule = defineModule({
  name: 'changes',
  services: (infra: Infra) => ({ changes: createChangesService(infra) }),
  web: async () => ({ routes: [(await import('./changes.routes')).changesRoutes] }),
});
