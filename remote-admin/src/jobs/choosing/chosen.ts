/** What a list is asked for, in the types of JSON. */
export type JsonFilter = Record<string, string | number | boolean>;

/** The records that something is to be done with: those that are ticked, or all that the list's filter shows. */
export type Chosen = { ids: readonly string[] } | { filter: JsonFilter; count: number };

export const countOf = (chosen: Chosen): number => ('ids' in chosen ? chosen.ids.length : chosen.count);
