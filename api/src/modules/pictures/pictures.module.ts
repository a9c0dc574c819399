import { defineModule } from '../../framework/module';
import type { Infra } from '../../infra';
import type { DrawingProcess } from '../../infra/pictures/drawing-process';
import type { AuditService } from '../audit/audit.service';
import { libraryRepository } from './library/library.repository';
import { createPictureLibrary } from './library/library.service';
import { createLibraryWrites } from './library/library-writes.service';
import { createReplacePicture } from './library/replace-picture.service';
import { createShopPictures } from './pictures.service';

interface Needs {
  audit: AuditService;
  pictures: DrawingProcess;
}

/** The shop's own pictures, whatever shows them. */
export const picturesModule = defineModule({
  name: 'pictures',
  services: (infra: Infra, needs: Needs) => {
    const pictureLibrary = createPictureLibrary(infra);
    const shared = { ...infra, ...needs, pictureLibrary };
    return {
      shopPictures: createShopPictures(shared),
      pictureLibrary,
      libraryWrites: createLibraryWrites(shared),
      replacePicture: createReplacePicture(shared),
      adoptPictures: () => libraryRepository.adoptShown(infra.db),
    };
  },
  hourly: ({ adoptPictures }) => adoptPictures(),
  web: async () => {
    const { picturesRoutes } = await import('./pictures.routes');
    const { libraryRoutes } = await import('./library/library.routes');
    const { libraryFilesRoutes } = await import('./library/library-files.routes');
    const { librarySchemas } = await import('./library/library.schemas');
    return { schemas: librarySchemas, routes: [picturesRoutes, libraryRoutes], uploadRoutes: [libraryFilesRoutes] };
  },
});
