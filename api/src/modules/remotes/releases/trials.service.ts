import type { Static } from 'typebox';
import { NOBODY } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import type { StaffNoticesService } from '../../staff-notices/staff-notices.service';
import type { CanaryService } from './canary.service';
import type { createCanaryStepsService } from './canary-steps.service';
import { promotionsRepository } from '../registry/promotions.repository';
import { remotesRepository } from '../registry/remotes.repository';
import type { ReleasesService } from './releases.service';
import type { CanaryFound } from '../registry/remotes.schemas';
import { readVerdicts, type Verdict } from '../web-servers/verdicts';
import { askWebServer } from '../web-servers/web-server-report';

export type TrialsService = ReturnType<typeof createTrialsService>;
export interface TrialsDeps extends Pick<Infra, 'db' | 'clock' | 'logger'> {
  canary: Pick<CanaryService, 'find' | 'end'>;
  releases: Pick<ReleasesService, 'rollBack' | 'getLiveVersion'>;
  steps: ReturnType<typeof createCanaryStepsService>;
  staffNotices: Pick<StaffNoticesService, 'notify'>;
  /** where the web servers are, whose own renderings are asked for */
  web_urls: readonly string[];
}

/** So long after it went live a version is held against the one before it. Milliseconds. */
export const PROBATION = 30 * 60_000;
/** What was live for less proves nothing to be held against. Milliseconds. */
export const PROVEN = 10 * 60_000;

/** Versions on trial: a canary, and what went live a short while ago (docs/decisions/0047). */
export function createTrialsService({
  db,
  clock,
  logger,
  canary,
  releases,
  steps,
  staffNotices,
  web_urls,
}: TrialsDeps) {
  const findReplaced = () => promotionsRepository.listFormers(db, new Date(clock.now().getTime() - PROBATION), PROVEN);

  /** Each beside all others as they are: two releases are judged apart. */
  async function listFormers(): Promise<Static<typeof CanaryFound>['formers']> {
    const replaced = await findReplaced();
    if (replaced.length === 0) return [];
    const live = await remotesRepository.listLive(db);
    return replaced.map((former) => {
      const { name, version } = former;
      return { name, version, remotes: live.map((other) => (other.name === name ? former : other)) };
    });
  }

  /** @returns undefined: nothing came of it */
  async function ask(web_url: string): Promise<Verdict[] | undefined> {
    const answer = await askWebServer(web_url, logger);
    return answer === undefined ? undefined : readVerdicts(answer);
  }

  /** Whether it is what is on trial here: what a web server says may be older than the last release. */
  async function stands({ kind, name, fresh, former }: Verdict): Promise<boolean> {
    const live = await releases.getLiveVersion(name).catch(() => null);
    if (kind === 'promotion')
      return live === fresh && (await findReplaced()).some((one) => one.name === name && one.version === former);
    const found = await canary.find();
    return live === former && found?.name === name && found.version === fresh;
  }

  async function takeBack(verdict: Verdict): Promise<void> {
    const { kind, name, fresh, former, worse, better } = verdict;
    const reason = `Failed on the server where ${former} does not (${worse} to ${better})`;
    const also = (trx: Trx): Promise<void> =>
      staffNotices.notify(trx, {
        kind: 'release_ended',
        subject_id: name,
        data: { name, version: fresh, former },
      });
    if (kind === 'canary') await canary.end(name, reason, NOBODY, also);
    else await releases.rollBack(name, NOBODY, { expected: fresh, reason, also });
    logger.error(verdict, 'a version of a remote was taken back: it is worse than the one before it');
  }

  return {
    /** What the shell composes for some of the visits, and what it did until each of the latest releases. */
    async find(): Promise<Static<typeof CanaryFound>> {
      const [tried, formers] = await Promise.all([canary.find(), listFormers()]);
      return { canary: tried, former: formers[0] ?? null, formers };
    },

    /**
     * Asks the web servers how the versions on trial do, and takes back what is worse: the canary ends, or what was live
     * before is live again. One that cannot be taken back keeps nobody else from being judged. Where nothing is worse, a
     * canary takes the step of its schedule that is due.
     * @returns whether it took anything back
     */
    async judge(): Promise<boolean> {
      const [tried, replaced] = await Promise.all([remotesRepository.findCanary(db), findReplaced()]);
      if (!tried && replaced.length === 0) return false;
      let hasTaken = false;
      const failed = new Set<string>();
      const said = await Promise.all(web_urls.map(ask));
      for (const verdict of said.flatMap((trials) => trials ?? [])) {
        try {
          // one that another web server has told of as well stands no more by then
          if (!verdict.is_worse || !(await stands(verdict))) continue;
          await takeBack(verdict);
          hasTaken = true;
        } catch (error) {
          failed.add(verdict.name);
          logger.error({ err: error, verdict }, 'a version that is worse could not be taken back');
        }
      }
      if (tried && !hasTaken && !failed.has(tried.remote.name)) await steps.advance(said);
      return hasTaken;
    },
  };
}
