/** What `npm run drill` does and `npm test` leaves out (docs/drills.md). */
export const isDrill = Boolean(process.env['TESSERA_DRILL']);

/** Of a test whose like is in `npm test`, at another width or of another page. */
export const DRILL = { tag: '@drill' };
