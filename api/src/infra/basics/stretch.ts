/** When something is to be seen: from a moment on, until before another one; null where it has no such end. */
export interface Stretch {
  /** ISO 8601, UTC */
  from: string | null;
  until: string | null;
}

/** Whether a moment lies within. */
export const isWithin = ({ from, until }: Stretch, now: Date): boolean =>
  (from === null || new Date(from) <= now) && (until === null || new Date(until) > now);

/** Milliseconds until the next of them begins or ends; undefined where none does. */
export function untilNextChange(stretches: readonly Stretch[], now: Date): number | undefined {
  const ahead = stretches
    .flatMap(({ from, until }) => [from, until])
    .map((moment) => (moment === null ? 0 : Date.parse(moment) - now.getTime()))
    .filter((wait) => wait > 0);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}

/** The same with its moments in UTC. */
export function inUtc({ from, until }: Stretch): Stretch {
  const utc = (moment: string | null) => moment && new Date(moment).toISOString();
  return { from: utc(from), until: utc(until) };
}

/** For the audit log: '2026-12-01T00:00:00.000Z – '; '' where neither end is set. */
export const stretchInWords = ({ from, until }: Stretch): string =>
  from === null && until === null ? '' : `${from ?? ''} – ${until ?? ''}`;
