import { sql } from 'kysely';
import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { retainRows } from '../../framework/door/retention';
import type { AuditService } from '../audit/audit.service';
import type { PreviewsService } from '../previews/previews.service';
import { createCollectBuildsService } from './builds/collect-builds.service';
import { createCanaryService } from './releases/canary.service';
import { createCanaryStepsService } from './releases/canary-steps.service';
import { createReleasesService } from './releases/releases.service';
import { createRemotesService } from './remotes.service';
import { createRenderersService } from './web-servers/renderers.service';
import { createSignalsService } from './signals/signals.service';
import { createDeliverSinksService } from './sinks/deliver-sinks.service';
import { createFailuresService } from './sinks/failures.service';
import { createSinksService } from './sinks/sinks.service';
import { createTrialsService } from './releases/trials.service';
import type { StaffNoticesService } from '../staff-notices/staff-notices.service';

/** A version that is worse goes within a minute. Milliseconds. */
const JUDGE_EVERY_MS = 10_000;

/** A team hears of its failures within half a minute. Milliseconds. */
const SEND_EVERY_MS = 5_000;

/** At a quiet hour, away from the other nightly jobs. */
const DAILY = '41 3 * * *';

interface Needs {
  audit: AuditService;
  staffNotices: StaffNoticesService;
  previews: PreviewsService;
}

/** Which build of which remote is live. */
export const remotesModule = defineModule({
  name: 'remotes',
  services: (infra: Infra, { audit, staffNotices }: Needs) => {
    const releases = createReleasesService({ ...infra, audit });
    const canary = createCanaryService({ ...infra, audit });
    const steps = createCanaryStepsService({ ...infra, canary, releases });
    const remoteFailures = createFailuresService(infra);
    const { web_urls } = infra.config;
    return {
      releases,
      canary,
      trials: createTrialsService({ ...infra, web_urls, canary, releases, steps, staffNotices }),
      renderers: createRenderersService({ ...infra, web_urls }),
      remotes: createRemotesService({ ...infra, audit, releases }),
      remoteSignals: createSignalsService({ ...infra, remoteFailures }),
      remoteFailures,
      sinks: createSinksService({ ...infra, audit }),
      deliverSinks: createDeliverSinksService(infra),
      collectBuilds: createCollectBuildsService(infra),
    };
  },
  jobs: ({ queue, logger }, { collectBuilds, deliverSinks, trials }) => {
    queue.repeat('remotes.sinks', SEND_EVERY_MS, () => deliverSinks.deliver());
    queue.repeat('remotes.judge', JUDGE_EVERY_MS, () => trials.judge());
    return queue.schedule('remotes.collect', DAILY, async () => {
      const collected = await collectBuilds.collect();
      if (collected.length > 0) logger.info({ collected }, 'removed the files of old versions of remotes');
    });
  },
  retention: (infra) => [
    retainRows(infra, {
      name: 'page_signals',
      days: { usual: 30, least: 7, most: 365 },
      table: 'remote_signals',
      old: (before) => sql`day < ${before}::date`,
    }),
  ],
  web: async () => {
    const { remotesAdminRoutes, remotesRoutes } = await import('./remotes.routes');
    const { remotesSchemas } = await import('./registry/remotes.schemas');
    const { signalsRoutes } = await import('./signals/signals.routes');
    const { RemoteSignals } = await import('./signals/signals.schemas');
    const { sinksRoutes } = await import('./sinks/sinks.routes');
    const { sinksSchemas } = await import('./sinks/sinks.schemas');
    const schemas = [...remotesSchemas, RemoteSignals, ...sinksSchemas];
    return { schemas, routes: [remotesRoutes, signalsRoutes, sinksRoutes], uploadRoutes: [remotesAdminRoutes] };
  },
});
