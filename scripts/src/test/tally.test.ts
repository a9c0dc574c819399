import { countStage, readJestReport, readPlaywrightReport, summary } from './tally';

describe('the tally of npm test', () => {
  it('ends with a line over all stages', () => {
    const stages = [countStage('lint', { passed: 1, failed: 0 }), countStage('jest', { passed: 40, failed: 2 })];
    expect(summary(stages)).toEqual({ line: '41 passed, 2 failed', failed: 2 });
  });

  it('counts a stage that ran no test as failed', () => {
    expect(countStage('browser', { passed: 0, failed: 0 })).toMatchObject({ failed: 1, details: 'No test ran.' });
  });

  it("reads jest's report, a file that did not load counting as one failed test", () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2, numPendingTests: 1 };
    expect(readJestReport(report)).toEqual({ passed: 5, failed: 3, skipped: 1 });
  });

  it("reads Playwright's report, a flaky test counting as failed", () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
    expect(readPlaywrightReport(report)).toEqual({ passed: 7, failed: 3, skipped: 2 });
  });

  it('takes a missing report for no test at all', () => {
    expect(readJestReport(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0 });
    expect(readPlaywrightReport(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});
