/** RFC 9110 §12.4.2: a weight has at most three digits behind the point. */
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
/** Nobody needs more to name the handful of codings that there are. Characters. */
const LONGEST = 500;

/** A weight as a number; 1 where none is stated, 0 where it is no weight. */
function weightOf(parameters: string[]): number {
  const stated = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='));
  if (stated === undefined) return 1;
  const value = stated.slice('q='.length);
  return WEIGHT.test(value) ? Number(value) : 0;
}

/** How much each coding is wanted, by its name; `*` stands for those that are not named. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const range of header.slice(0, LONGEST).toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';');
    const coding = name.trim();
    if (coding && !weights.has(coding)) weights.set(coding, weightOf(parameters));
  }
  return weights;
}

/**
 * The content coding that a client takes best (RFC 9110 §12.5.3).
 * @param header `Accept-Encoding`; a client that sends none is sent the content as it is
 * @param offered what there is, the best for us first: it wins among those that the client wants as much
 * @returns null: the content as it is, which is also for a client that refuses everything
 */
export function chooseEncoding<Coding extends string>(
  header: string | string[] | undefined,
  offered: readonly Coding[],
): Coding | null {
  if (header === undefined) return null;
  const weights = weightsOf(String(header));
  const weightFor = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const [best] = [...offered].sort((a, b) => weightFor(b) - weightFor(a));
  if (best === undefined || weightFor(best) === 0) return null;
  return (weights.get('identity') ?? 0) > weightFor(best) ? null : best;
}
