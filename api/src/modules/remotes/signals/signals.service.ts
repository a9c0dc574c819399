import type { Static } from 'typebox';
import type { Infra } from '../../../infra';
import type { FailuresService } from '../sinks/failures.service';
import { signalsRepository, type SignalCount } from './signals.repository';
import type { RemoteSignals, SignalKind, SignalsBody } from './signals.schemas';

export interface SignalsDeps extends Pick<Infra, 'db' | 'clock'> {
  remoteFailures: Pick<FailuresService, 'count'>;
}
export type SignalsService = ReturnType<typeof createSignalsService>;

const DAY_MS = 24 * 3_600_000;
/** So many days are shown, today among them. */
const SHOWN_DAYS = 7;

type Signal = Static<typeof SignalsBody>['signals'][number];

/** The same thing said more than once is one row of the database. */
function countsOf(signals: readonly Signal[]): SignalCount[] {
  const counts = new Map<string, SignalCount>();
  for (const { remote, version, kind } of signals) {
    const key = [remote, version, kind].join(' ');
    counts.set(key, { remote, version, kind, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

function present(version: string, of: (kind: SignalKind) => number): Static<typeof RemoteSignals>['versions'][number] {
  const vital = (name: 'lcp' | 'inp' | 'cls') => ({
    good: of(`${name}_good`),
    medium: of(`${name}_medium`),
    poor: of(`${name}_poor`),
  });
  return {
    version,
    threw: of('threw'),
    not_loaded: of('not_loaded'),
    mismatched: of('mismatched'),
    hung: of('hung'),
    ended: of('ended'),
    hoarded: of('hoarded'),
    patched: of('patched'),
    vitals: { lcp: vital('lcp'), inp: vital('inp'), cls: vital('cls') },
  };
}

/**
 * How versions do in browsers, as browsers say. Anybody can make that up: it is shown to people, and nothing follows from it
 * by itself (docs/decisions/0047).
 */
export function createSignalsService({ db, clock, remoteFailures }: SignalsDeps) {
  const dayBefore = (days: number): string =>
    new Date(clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);

  return {
    async receive(signals: readonly Signal[]): Promise<void> {
      const counts = countsOf(signals);
      await signalsRepository.add(db, counts, dayBefore(0), new Date(clock.now().getTime() - DAY_MS));
      await remoteFailures.count(counts);
    },

    /** What was said of a remote's versions within the last seven days; empty for one that there is not. */
    async find(name: string): Promise<Static<typeof RemoteSignals>> {
      const rows = await signalsRepository.sum(db, name, dayBefore(SHOWN_DAYS - 1));
      const versions = [...new Set(rows.map(({ version }) => version))];
      const of = (version: string) => (kind: SignalKind) =>
        rows.find((row) => row.version === version && row.kind === kind)?.count ?? 0;
      return { days: SHOWN_DAYS, versions: versions.map((version) => present(version, of(version))) };
    },
  };
}
