import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createDeriveService } from './derive.service';

/** Pictures and their smaller files; a process of their own makes those (pictures.ts). */
export const mediaModule = defineModule({
  name: 'media',
  services: (infra: Infra) => ({ derive: createDeriveService(infra) }),
});
