import { join } from 'node:path';
import { ROOT } from '../basics/paths';
import { describeSlowest, readJestTimes, readPlaywrightTimes } from './slowest';

describe('the slowest files of npm test', () => {
  it("are read from jest's report, with what they load", () => {
    const testResults = [{ name: join(ROOT, 'api/a.test.ts'), startTime: 1_000, endTime: 4_500 }];
    expect(readJestTimes({ testResults })).toEqual([{ file: 'api/a.test.ts', ms: 3_500 }]);
  });

  it("are read from Playwright's report, whatever its tests stand in", () => {
    const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
    const suites = [{ file: 'a.spec.ts', specs: [spec(200)], suites: [{ file: 'a.spec.ts', specs: [spec(1_000)] }] }];
    expect(readPlaywrightTimes({ suites })).toEqual([{ file: 'a.spec.ts', ms: 1_200 }]);
  });

  it('are told in one line, the slowest first, and no more than eight', () => {
    const times = Array.from({ length: 10 }, (_, index) => ({ file: `${index}`, ms: index * 1_000 }));
    expect(describeSlowest(times)).toBe('9 9 s · 8 8 s · 7 7 s · 6 6 s · 5 5 s · 4 4 s · 3 3 s · 2 2 s');
    expect(describeSlowest([])).toBe('');
  });

  it('are none where there is no report', () => {
    expect([readJestTimes(undefined), readPlaywrightTimes(undefined)]).toEqual([[], []]);
  });
});
