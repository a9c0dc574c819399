/** Longer ones were not made by us. Characters. */
const LONGEST = 500;

/**
 * One cookie of a request.
 * @param header `Cookie`
 * @returns undefined where it is not there, is empty, or is longer than any of ours
 */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const start = `${name}=`;
  const found = header?.split(';').find((pair) => pair.trimStart().startsWith(start));
  const value = found?.trim().slice(start.length);
  return value === undefined || value === '' || value.length > LONGEST ? undefined : value;
}
