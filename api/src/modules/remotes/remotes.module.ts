import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import type { PreviewsService } from '../previews/previews.service';
import { createCollectBuildsService } from './builds/collect-builds.service';
import { createCanaryService } from './canary.service';
import { createReleasesService } from './releases.service';
import { createRemotesService } from './remotes.service';

/** At a quiet hour, away from the other nightly jobs. */
const DAILY = '41 3 * * *';

interface Needs {
  audit: AuditService;
  previews: PreviewsService;
}

/** Which build of which remote is live. */
export const remotesModule = defineModule({
  name: 'remotes',
  services: (infra: Infra, { audit }: Needs) => {
    const releases = createReleasesService({ ...infra, audit });
    return {
      releases,
      canary: createCanaryService({ ...infra, audit }),
      remotes: createRemotesService({ ...infra, audit, releases }),
      collectBuilds: createCollectBuildsService(infra),
    };
  },
  jobs: ({ queue, logger }, { collectBuilds }) =>
    queue.schedule('remotes.collect', DAILY, async () => {
      const collected = await collectBuilds.collect();
      if (collected.length > 0) logger.info({ collected }, 'removed the files of old versions of remotes');
    }),
  web: async () => {
    const { remotesAdminRoutes, remotesRoutes } = await import('./remotes.routes');
    const { remotesSchemas } = await import('./remotes.schemas');
    return { schemas: remotesSchemas, routes: [remotesRoutes], uploadRoutes: [remotesAdminRoutes] };
  },
});
