import fc from 'fast-check';

/** `npm test` draws a seed and prints it; the drill draws more cases. */
const seed = process.env['TESSERA_SEED'];
fc.configureGlobal({
  ...(seed ? { seed: Number(seed) } : {}),
  numRuns: process.env['TESSERA_DRILL'] ? 5_000 : 100,
});
