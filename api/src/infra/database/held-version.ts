/** What a column for a version holds ends above it; no row is edited so often. */
const NO_ROW_IS_AT = 2_147_483_646;

/** The version that a request names, as a column can be asked for it: a higher one is that of no row, and no error of PostgreSQL's. */
export const heldVersion = (version: number): number => Math.min(version, NO_ROW_IS_AT);
