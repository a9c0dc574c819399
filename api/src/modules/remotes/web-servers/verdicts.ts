import { FORMERS_MAX } from '../registry/promotions.repository';

/** How a version on trial does beside the one before it, as the web server says (host/server/releases). */
export interface Verdict {
  kind: 'canary' | 'promotion';
  name: string;
  fresh: string;
  former: string;
  /** how often the fresh version was rendered whole; not a number where a web server is too old to say so */
  rendered: number;
  worse: number;
  better: number;
  is_worse: boolean;
}

/** A canary, and the latest releases. */
const TRIALS_MAX = 1 + FORMERS_MAX;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

/** @returns what is on trial; nothing of anything else that somebody may have answered */
export function readVerdicts(answer: unknown): Verdict[] {
  const { trials } = Object(answer) as { trials?: unknown };
  if (!Array.isArray(trials)) return [];
  return trials.slice(0, TRIALS_MAX).flatMap((trial: unknown) => readVerdict(trial) ?? []);
}

function readVerdict(said: unknown): Verdict | undefined {
  const trial = Object(said) as Record<string, unknown>; // each field is looked at here
  const { kind, name, fresh, former, rendered, worse, better, is_worse } = trial;
  const isKind = kind === 'canary' || kind === 'promotion';
  if (!isKind || !isText(name) || !isText(fresh) || !isText(former)) return undefined;
  const counts = { rendered: Number(rendered), worse: Number(worse), better: Number(better) };
  return { kind, name, fresh, former, ...counts, is_worse: is_worse === true };
}
