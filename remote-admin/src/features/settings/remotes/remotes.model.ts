import { api } from '@tessera/shared/client';
import type { AdminRemote, RemoteVersion } from '@tessera/shared/contract';

/** What is to become of a part of the shop. */
export type Change = { kind: 'promote' | 'rollback'; version: string } | { kind: 'retire' };

const CALLS = { promote: 'live', rollback: 'rollback', retire: 'retire' } as const;

/**
 * Does it where what the screen shows is still so: the API refuses it when another version is live by now.
 * @param reason for the history; '' for none
 */
export function sendChange({ name, live_version }: AdminRemote, change: Change, reason: string): Promise<unknown> {
  const body = {
    expected: live_version,
    ...(change.kind === 'promote' && { version: change.version }),
    ...(reason && { reason }),
  };
  return api.post(`admin/remotes/${encodeURIComponent(name)}/${CALLS[change.kind]}`, { json: body });
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
