import { randomInt } from 'node:crypto';
import { say, since } from '../basics/progress';
import { messageOf, runMain } from '../basics/trouble';
import { browserStage, buildStage, checks, jestStage, type Stage } from '../test/stages';
import { countStage, summary, type StageResult } from '../test/tally';

function describe(result: StageResult, started: number): string {
  const skipped = result.skipped ? `, ${result.skipped} skipped` : '';
  const mark = result.failed === 0 ? '✓' : '✗';
  return `${mark} ${result.name.padEnd(22)} ${result.passed} passed, ${result.failed} failed${skipped}  ${since(started)}`;
}

async function runStage(stage: Stage): Promise<StageResult> {
  const started = Date.now();
  const found = await stage.run().catch((error: unknown) => ({ passed: 0, failed: 1, details: messageOf(error) }));
  const result = countStage(stage.name, found);
  say(describe(result, started));
  if (result.slowest) say(`    slowest: ${result.slowest}`);
  if (result.failed > 0 && result.details) say(result.details.replace(/^/gm, '    '));
  return result;
}

/** The same seed draws the same random cases again: TESSERA_SEED=… npm test */
function drawSettings(drill: boolean): Record<string, string> {
  const seed = process.env['TESSERA_SEED'] ?? String(randomInt(1, 2 ** 31 - 1));
  say(`Seed: ${seed}${drill ? ' · full counts' : ''}`);
  return { TESSERA_SEED: seed, ...(drill ? { TESSERA_DRILL: '1' } : {}) };
}

async function runInTurn(stages: readonly Stage[]): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) results.push(await runStage(stage));
  return results;
}

/**
 * `npm test`: every check and every test; the last line sums up.
 * `--drill` runs the random and the repeated ones with their full counts (docs/drills.md).
 */
runMain(async () => {
  const started = Date.now();
  const env = drawSettings(process.argv.includes('--drill'));
  const built = await runStage(buildStage);
  // Browsers wait for pages, clocks and the database half of their time: beside them the others take what they leave.
  const lanes = await Promise.all([runInTurn([browserStage(env)]), runInTurn([...checks, jestStage(env)])]);
  const { line, failed } = summary([built, ...lanes.flat()]);
  say(`\nAll of it took ${since(started)}.`);
  say(line);
  process.exit(failed === 0 ? 0 : 1);
});
