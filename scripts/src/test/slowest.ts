import { relative } from 'node:path';
import { ROOT } from '../basics/paths';

/** How long a file of tests took, in milliseconds. */
export interface FileTime {
  file: string;
  ms: number;
}

const MOST = 8;

interface JestReport {
  testResults?: { name: string; startTime: number; endTime: number }[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** From jest's `--json` report: with what a file loads and sets up. */
export function readJestTimes(report: unknown): FileTime[] {
  const { testResults = [] } = (report ?? {}) as JestReport; // jest's own shape
  return testResults.map(({ name, startTime, endTime }) => ({ file: relative(ROOT, name), ms: endTime - startTime }));
}

const timeOf = ({ specs = [], suites = [] }: PlaywrightSuite): number => {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + timeOf(suite), own);
};

/** From Playwright's JSON report: the sum of a file's tests, with their fixtures. */
export function readPlaywrightTimes(report: unknown): FileTime[] {
  const { suites = [] } = (report ?? {}) as { suites?: PlaywrightSuite[] }; // Playwright's own shape
  return suites.map((suite) => ({ file: suite.file, ms: timeOf(suite) }));
}

/** The files that took longest, the slowest first, in one line; empty without any. */
export function describeSlowest(times: readonly FileTime[]): string {
  const slowest = [...times].sort((one, other) => other.ms - one.ms).slice(0, MOST);
  return slowest.map(({ file, ms }) => `${file} ${Math.round(ms / 1_000)} s`).join(' · ');
}
