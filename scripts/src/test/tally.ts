/** What a stage of `npm test` found. A check (a linter, the type checker) counts as one test. */
export interface Result {
  passed: number;
  failed: number;
  skipped?: number;
  /** shown below the stage's line when something failed */
  details?: string;
  /** the files that took longest, in one line */
  slowest?: string;
}

export interface StageResult extends Result {
  name: string;
}

/** A stage that ran no test has not shown anything, so it counts as a failed one. */
export function countStage(name: string, result: Result): StageResult {
  if (result.passed + result.failed > 0) return { name, ...result };
  return { name, ...result, failed: 1, details: `${result.details ?? ''}\nNo test ran.`.trim() };
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const countOf = (value: unknown, name: string): number => {
  const found = field(value, name);
  return isCount(found) ? found : 0;
};

/** Reads jest's `--json` report. A test file that did not even load counts as one failed test. */
export function readJestReport(report: unknown): Result {
  return {
    passed: countOf(report, 'numPassedTests'),
    failed: countOf(report, 'numFailedTests') + countOf(report, 'numRuntimeErrorTestSuites'),
    skipped: countOf(report, 'numPendingTests') + countOf(report, 'numTodoTests'),
  };
}

/** Reads Playwright's JSON report. A test that passed only when repeated counts as failed, and so do errors outside of tests. */
export function readPlaywrightReport(report: unknown): Result {
  const stats = field(report, 'stats');
  const errors = field(report, 'errors');
  return {
    passed: countOf(stats, 'expected'),
    failed: countOf(stats, 'unexpected') + countOf(stats, 'flaky') + (Array.isArray(errors) ? errors.length : 0),
    skipped: countOf(stats, 'skipped'),
  };
}

/** The last line of `npm test`. */
export function summary(stages: StageResult[]): { line: string; failed: number } {
  const passed = stages.reduce((sum, stage) => sum + stage.passed, 0);
  const failed = stages.reduce((sum, stage) => sum + stage.failed, 0);
  return { line: `${passed} passed, ${failed} failed`, failed };
}
