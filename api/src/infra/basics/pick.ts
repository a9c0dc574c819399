/** Those fields of `from` that `keys` names, and nothing else: a column that is added later does not leave with them. */
export function pick<From extends object, Key extends keyof From>(from: From, keys: readonly Key[]): Pick<From, Key> {
  const picked: Partial<Pick<From, Key>> = {};
  for (const key of keys) picked[key] = from[key];
  return picked as Pick<From, Key>; // every key was taken over
}
