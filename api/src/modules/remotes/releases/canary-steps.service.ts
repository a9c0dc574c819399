import type { Infra } from '../../../infra';
import { NOBODY } from '../../../framework/routes/http';
import type { CanaryService } from './canary.service';
import { remotesRepository } from '../registry/remotes.repository';
import type { ReleasesService } from './releases.service';
import type { Verdict } from '../web-servers/verdicts';

export interface CanaryStepsDeps extends Pick<Infra, 'db' | 'clock' | 'logger'> {
  canary: Pick<CanaryService, 'start' | 'hold' | 'stands'>;
  releases: Pick<ReleasesService, 'setLive'>;
}

const ALL_VISITS = 100;
const REASON = 'The next step of its schedule';

type Tried = NonNullable<Awaited<ReturnType<typeof remotesRepository.findCanary>>>;

/**
 * A canary that was rendered less often has shown nothing yet: of a version that fails at one rendering in ten, thirty
 * without a failure are a chance of one in twenty-four (0.9^30). All of its web servers together, since it began.
 */
export const RENDERED_MIN = 30;

/**
 * Whether every web server has said how the canary does, none has seen it fail more often than the live version, and they
 * have rendered it often enough for that to say something.
 */
export function doesWell(
  { name, version }: Tried['remote'],
  said: readonly (readonly Verdict[] | undefined)[],
): boolean {
  const isIt = (trial: Verdict) => trial.kind === 'canary' && trial.name === name && trial.fresh === version;
  const heard = said.flatMap((trials) => trials?.find(isIt) ?? []);
  const rendered = heard.reduce((sum, trial) => sum + trial.rendered, 0);
  return (
    heard.length === said.length && heard.every(({ worse, better }) => worse <= better) && rendered >= RENDERED_MIN
  );
}

/** Gives a canary to more visits by its schedule, and in the end to all of them. */
export function createCanaryStepsService({ db, clock, logger, canary, releases }: CanaryStepsDeps) {
  async function take({ remote: { name, version }, percent, schedule, live_version }: Tried): Promise<void> {
    const [next = ALL_VISITS, ...steps] = schedule?.steps ?? [];
    const from = { version, percent };
    const asked = { version, expected: live_version, reason: REASON };
    if (next === ALL_VISITS) {
      const only = () => canary.stands(name, from);
      await releases.setLive(name, version, NOBODY, { ...asked, only });
    } else {
      const rest = schedule && steps.length > 0 ? { schedule: { steps, minutes: schedule.minutes } } : {};
      await canary.start(name, { ...asked, ...rest, percent: next, from }, NOBODY);
    }
    logger.info({ name, version, percent: next }, 'a canary has taken the next step of its schedule');
  }

  return {
    /**
     * Takes the step that is due. One whose canary does not do well, or of which a web server says nothing, is put off by
     * the schedule's time: whoever looks decides.
     * @param said what each web server says is on trial; undefined: nothing came from it
     */
    async advance(said: readonly (readonly Verdict[] | undefined)[]): Promise<void> {
      const tried = await remotesRepository.findCanary(db);
      if (!tried?.schedule || new Date(tried.schedule.next_at) > clock.now()) return;
      const { name, version } = tried.remote;
      if (doesWell(tried.remote, said)) {
        try {
          return await take(tried);
        } catch (error) {
          logger.error({ err: error, name, version }, 'a canary could not take the next step of its schedule');
        }
      } else {
        logger.warn({ name, version, said }, 'a canary does not do well enough for the next step of its schedule');
      }
      await canary.hold(name, { version, percent: tried.percent });
    },
  };
}
