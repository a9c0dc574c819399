import type { RemoteRoute } from '@tessera/shared/composition';
import { ownersOf } from '@tessera/shared/remote-rules';
import type { Static } from 'typebox';
import type { remoteListRepository } from './remote-list.repository';
import type { AdminRemote, RemoteVersion } from './remotes.schemas';

type RemoteRow = Awaited<ReturnType<typeof remoteListRepository.listRemotes>>[number];
type VersionRow = Awaited<ReturnType<typeof remoteListRepository.listVersions>>[number];

interface DoerRow {
  user_id: string | null;
  user_name: string | null;
  token_id: string | null;
  token_name: string | null;
}

/** Who did something, as the schemas say it. */
export const presentDoer = ({ user_id, user_name, token_id, token_name }: DoerRow) => ({
  user: user_id === null ? null : { id: user_id, name: user_name ?? '' },
  token: token_id === null ? null : { id: token_id, name: token_name },
});

function stateOf({ state, collected_at, is_previous, is_canary }: VersionRow): Static<typeof RemoteVersion>['state'] {
  if (state === 'live') return 'live';
  if (is_canary) return 'canary';
  if (collected_at) return 'collected';
  if (is_previous) return 'previous';
  return state === 'registered' ? 'published' : 'retired';
}

function presentVersion(row: VersionRow): Static<typeof RemoteVersion> {
  const { version, contract, weight, budget, pages, created_at, collected_at } = row;
  const counted = Object.entries(pages ?? {}).map(([page, bytes]) => ({ page, bytes }));
  return {
    version,
    state: stateOf(row),
    contract,
    weight,
    budget,
    pages: pages && counted.sort((a, b) => b.bytes - a.bytes || (a.page < b.page ? -1 : 1)),
    created_at: created_at.toISOString(),
    ...presentDoer(row),
    collected_at: collected_at?.toISOString() ?? null,
  };
}

/** @param routes those of its live version, or else of its newest */
const segmentsOf = (name: string, routes: Pick<RemoteRoute, 'path'>[]): string[] =>
  // ownersOf reads their paths alone
  [...ownersOf([{ name, descriptor: { routes: routes as RemoteRoute[] } }]).keys()].map((segment) => `/${segment}`);

/** A remote with its versions, those of others left out. */
export function presentRemote(
  { name, live_version, previous_version, canary_version, canary_percent, canary_schedule, routes }: RemoteRow,
  versions: VersionRow[],
) {
  const own = versions.filter((row) => row.name === name);
  const { team = '' } = own.find(({ state }) => state === 'live') ?? own[0] ?? {};
  return {
    name,
    team,
    owns: segmentsOf(name, routes ?? []),
    live_version,
    previous_version,
    canary:
      canary_version === null || canary_percent === null
        ? null
        : { version: canary_version, percent: canary_percent, schedule: canary_schedule },
    versions: own.map(presentVersion),
  } satisfies Static<typeof AdminRemote>;
}
