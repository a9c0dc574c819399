import { api } from '@tessera/shared/client';
import type { AdminRemote, RemoteVersion } from '@tessera/shared/contract';

/** What is to become of a part of the shop. */
export type Change =
  | { kind: 'promote' | 'rollback'; version: string }
  | { kind: 'canary'; version: string; percent: number; minutes?: number }
  | { kind: 'end_canary' }
  | { kind: 'retire' };

const CALLS = {
  promote: 'live',
  canary: 'canary',
  end_canary: 'canary/end',
  rollback: 'rollback',
  retire: 'retire',
} as const;

/** How many of a hundred visits get a version: all of them make it the live one. */
export const SHARES = [100, 50, 25, 10, 5, 1] as const;
export const ALL_VISITS = 100;

/** What a canary becomes by itself, of a hundred visits: each step that is more than it has. */
const STEPS = [25, ALL_VISITS];
export const stepsAfter = (share: number): number[] => STEPS.filter((step) => step > share);
/** How long it does well before each step: ten minutes, an hour, a day. */
export const STEP_MINUTES = [10, 60, 1_440] as const;

/**
 * What is asked for a part of the visits: a version that is to be live is a canary then.
 * @param minutes before each step that it takes by itself; 0: it takes none
 */
export const givenTo = (change: Change, share: number, minutes: number): Change =>
  change.kind === 'promote' && share < ALL_VISITS
    ? { kind: 'canary', version: change.version, percent: share, ...(minutes > 0 && { minutes }) }
    : change;

/**
 * Does it where what the screen shows is still so: the API refuses it when another version is live by now.
 * @param reason for the history; '' for none
 */
export function sendChange({ name, live_version }: AdminRemote, change: Change, reason: string): Promise<unknown> {
  const { kind } = change;
  const body = {
    ...(kind !== 'end_canary' && { expected: live_version }),
    ...((kind === 'promote' || kind === 'canary') && { version: change.version }),
    ...(kind === 'canary' && { percent: change.percent }),
    ...(kind === 'canary' &&
      change.minutes !== undefined && {
        schedule: { steps: stepsAfter(change.percent), minutes: change.minutes },
      }),
    ...(reason && { reason }),
  };
  return api.post(`admin/remotes/${encodeURIComponent(name)}/${CALLS[kind]}`, { json: body });
}

/** A size as people compare it: 32.5 kB. @param bytes as they are sent */
export const sizeIn = (bytes: number, locale: string): string =>
  (bytes / 1000).toLocaleString(locale, {
    style: 'unit',
    unit: 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });

export const versionOf = (remote: AdminRemote, version: string | null): RemoteVersion | undefined =>
  remote.versions.find((one) => one.version === version);

/** The part of the shop in which this screen is itself. */
export const isBackOffice = ({ owns }: Pick<AdminRemote, 'owns'>): boolean => owns.includes('/admin');

/** Every page of two versions, with what each weighs in them. */
export function comparePages(now: RemoteVersion | undefined, then: RemoteVersion | undefined) {
  const sizes = (version: RemoteVersion | undefined) =>
    new Map((version?.pages ?? []).map(({ page, bytes }) => [page, bytes]));
  const [before, after] = [sizes(now), sizes(then)];
  return [...new Set([...after.keys(), ...before.keys()])].map((page) => ({
    page,
    now: before.get(page),
    then: after.get(page),
  }));
}
