import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createSitemapsService } from './sitemaps.service';

/** Every page, for search engines. */
export const sitemapsModule = defineModule({
  name: 'sitemaps',
  services: (infra: Infra) => ({ sitemaps: createSitemapsService(infra) }),
  web: async () => ({ routes: [(await import('./sitemaps.routes')).sitemapsRoutes] }),
});
