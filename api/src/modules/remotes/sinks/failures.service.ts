import type { Static } from 'typebox';
import type { Infra } from '../../../infra';
import { newId } from '../../../infra/basics/ids';
import type { FailuresBody } from './failures.schemas';
import { impersonalMessage, impersonalPath } from './sink-event';
import { sinkEventsRepository, type SaidOf } from './sink-events.repository';

export type FailuresService = ReturnType<typeof createFailuresService>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Failure = Static<typeof FailuresBody>['failures'][number];

/** How often what was said of a version. */
type Count = Pick<SaidOf, 'remote' | 'version' | 'kind' | 'count'>;

/** What is the same once nothing of a person is left in it is one. */
function together(said: readonly SaidOf[]): SaidOf[] {
  const found = new Map<string, SaidOf>();
  for (const each of said) {
    const { remote, version, kind, message, path, slot } = each;
    const key = [remote, version, kind, message, path, slot].join('\n');
    found.set(key, { ...each, count: each.count + (found.get(key)?.count ?? 0) });
  }
  return [...found.values()];
}

/** Hands what browsers say of remotes on to their teams' sinks, without anything of a person. */
export function createFailuresService({ db, clock }: Pick<Infra, 'db' | 'clock'>) {
  async function add(said: readonly SaidOf[]): Promise<void> {
    const now = clock.now().getTime();
    const minute = new Date(now - (now % MINUTE));
    await sinkEventsRepository.add(db, together(said), minute, new Date(now - DAY));
  }

  return {
    /** Failures with their messages. */
    receive: (failures: readonly Failure[]): Promise<void> =>
      add(
        failures.map((failure) => ({
          ...failure,
          id: newId(),
          message: impersonalMessage(failure.message) || '…',
          path: impersonalPath(failure.path),
        })),
      ),

    /** Numbers: how often what was said of a version. */
    count: (counts: readonly Count[]): Promise<void> =>
      add(counts.map((count) => ({ ...count, id: newId(), message: '', path: '', slot: '' }))),
  };
}
