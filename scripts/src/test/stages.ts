import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../basics/paths';
import { messageOf } from '../basics/trouble';
import { buildStale } from '../build/run';
import { findTestBrowser } from '../programs/chromium';
import { runProgram, type Ended } from '../programs/run-program';
import { describeSlowest, readJestTimes, readPlaywrightTimes } from './slowest';
import { readJestReport, readPlaywrightReport, type Result } from './tally';

export interface Stage {
  name: string;
  run: () => Promise<Result>;
}

const REPORTS = join(ROOT, '.cache/reports');
const LAST_LINES = 60;

const tail = (output: string): string => output.trim().split('\n').slice(-LAST_LINES).join('\n');

function fromStatus({ status, output }: Ended): Result {
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, details: tail(output) };
}

/** Every linter is one of package.json's scripts, so that it can be run by itself. */
export const checks: Stage[] = ['lint:code', 'typecheck', 'lint:css', 'lint:format', 'lint:deps', 'lint:unused'].map(
  (script) => ({
    name: script,
    run: async () => fromStatus(await runProgram('npm', ['run', '--silent', script], { aside: true })),
  }),
);

export const buildStage: Stage = {
  name: 'build',
  run: async () => {
    try {
      await buildStale(ROOT);
      return { passed: 1, failed: 0 };
    } catch (error) {
      return { passed: 0, failed: 1, details: tail(messageOf(error)) };
    }
  },
};

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A runner that fails without a failed test (a crash, a broken setup) has still failed. */
function withStatus(result: Result, { status, output }: Ended): Result {
  const failed = status !== 0 && result.failed === 0 ? 1 : result.failed;
  return { ...result, failed, details: failed > 0 ? output.trim() : undefined };
}

function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/**
 * How workers run (decision 72): with V8's own 16 MB for what is young a tenth of their time goes into collecting it; and most
 * of what they run is run once, so that code has to run eight times as long as usual before it is optimised.
 */
const JEST = ['--max-semi-space-size=64', '--interrupt-budget=500000', join(ROOT, 'node_modules/jest/bin/jest.js')];

/** All projects of jest.config.js in one run, so that whoever is done with one goes on with another. */
export const jestStage = (env: Record<string, string>): Stage => ({
  name: 'jest',
  run: async () => {
    const file = freshReport('jest');
    const args = ['--reporters', 'default', '--silent', '--json', '--outputFile', file];
    const ended = await runProgram(process.execPath, [...JEST, ...args], { env, aside: true });
    const report = readReport(file);
    return { ...withStatus(readJestReport(report), ended), slowest: describeSlowest(readJestTimes(report)) };
  },
});

/** Journeys and failures in a real browser, against the built shop. */
export const browserStage = (env: Record<string, string>): Stage => ({
  name: 'browser',
  run: async () => {
    const file = freshReport('playwright');
    const chromium = await findTestBrowser();
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'];
    const ended = await runProgram('playwright', args, {
      env: { ...env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      live: true,
    });
    const report = readReport(file);
    return {
      ...withStatus(readPlaywrightReport(report), ended),
      slowest: describeSlowest(readPlaywrightTimes(report)),
    };
  },
});
