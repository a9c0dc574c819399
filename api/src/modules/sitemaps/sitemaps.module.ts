import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { StoreService } from '../store/store.service';
import { createSitemapsService } from './sitemaps.service';

/** Every page, for search engines. */
export const sitemapsModule = defineModule({
  name: 'sitemaps',
  services: (infra: Infra, { store }: { store: StoreService }) => ({
    sitemaps: createSitemapsService({ ...infra, store }),
  }),
  web: async () => ({ routes: [(await import('./sitemaps.routes')).sitemapsRoutes] }),
});
