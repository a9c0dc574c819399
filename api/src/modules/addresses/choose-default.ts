export interface DefaultChoice {
  /** all addresses that there are now, oldest first */
  ids: readonly string[];
  /** the default until now, if it is still there */
  present: string | undefined;
  /** the one that its owner has just made the default */
  wanted: string | undefined;
}

/**
 * Which address is the default: the one just chosen, else the one until now, else the oldest. Exactly one as long as
 * there is any; so the only way to take it from an address is to give it to another one.
 */
export function chooseDefault({ ids, present, wanted }: DefaultChoice): string | undefined {
  return [wanted, present].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
}
