type Filter = Record<string, string | number | boolean>;

/** The records that something is to be done with: those that are ticked, or all that the list's filter shows. */
export type Chosen = { ids: readonly string[] } | { filter: Filter; count: number };

export const countOf = (chosen: Chosen): number => ('ids' in chosen ? chosen.ids.length : chosen.count);
