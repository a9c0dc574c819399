import type { Infra } from '../../infra';
import { createDrawingProcess } from '../../infra/pictures/drawing-process';
import { defineModule } from '../../framework/module';
import type { LimitsService } from '../limits/limits.service';
import { createUploadsService } from './uploads.service';

interface Needs {
  limits: LimitsService;
}

/** Pictures that people send. */
export const uploadsModule = defineModule({
  name: 'uploads',
  services: (infra: Infra, needs: Needs) => {
    const pictures = createDrawingProcess();
    return { pictures, uploads: createUploadsService({ ...infra, ...needs, pictures }) };
  },
  hourly: ({ uploads }) => uploads.removeUnused(),
  personalData: ({ uploads }) => [{ read: async ({ id }) => ({ uploads: await uploads.listOf(id) }) }],
  web: async () => {
    const { uploadsRoutes } = await import('./uploads.routes');
    const { uploadsSchemas } = await import('./uploads.schemas');
    return { schemas: uploadsSchemas, uploadRoutes: [uploadsRoutes] };
  },
});
