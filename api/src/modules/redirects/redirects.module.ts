import { createFailedRows } from '../../framework/files/sent/failed-rows';
import { defineModule } from '../../framework/module';
import type { Infra } from '../../infra';
import type { AuditService } from '../audit/audit.service';
import { createCheckRedirects } from './files/check-redirects.service';
import { readingOf } from './files/fields';
import { createImportRedirects } from './files/import-redirects.service';
import { redirectFileJobKinds } from './files/redirect-file-job-kinds';
import { redirectFilesRepository } from './files/redirect-files.repository';
import { createRedirectFiles } from './files/redirect-files.service';
import { createRedirectsWhole } from './files/redirects-whole.service';
import { createRedirects } from './records/redirects.service';

interface Needs {
  audit: AuditService;
}

/** Where addresses lead that the shop does not have. */
export const redirectsModule = defineModule({
  name: 'redirects',
  services: (infra: Infra, needs: Needs) => {
    const shared = { ...infra, ...needs };
    const redirects = createRedirects(shared);
    const checkRedirects = createCheckRedirects(infra);
    return {
      redirects,
      checkRedirects,
      redirectFiles: createRedirectFiles(shared),
      importRedirects: createImportRedirects({ redirects }),
      failedRedirects: createFailedRows({
        db: infra.db,
        repository: redirectFilesRepository,
        async open(handle, check) {
          const { file } = await checkRedirects.open(handle, check);
          return { header: file.header, read: readingOf(infra.files, file) };
        },
      }),
      redirectsWhole: createRedirectsWhole(infra),
    };
  },
  hourly: ({ redirectFiles }) => redirectFiles.removeExpired(),
  jobKinds: redirectFileJobKinds,
  web: async () => {
    const { redirectFilesRoutes } = await import('./files/redirect-files.routes');
    const { redirectFileSchemas } = await import('./files/redirect-files.schemas');
    const { redirectsRoutes } = await import('./records/redirects.routes');
    const { redirectsSchemas } = await import('./records/redirects.schemas');
    return {
      schemas: [...redirectsSchemas, ...redirectFileSchemas],
      routes: [redirectsRoutes],
      uploadRoutes: [redirectFilesRoutes],
    };
  },
});
