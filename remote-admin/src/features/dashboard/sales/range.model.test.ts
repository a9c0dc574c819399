import { PRESETS, rangeQuery, readRange, type Range } from './range.model';

const read = (query: string) => readRange(new URLSearchParams(query));

test('an address that is not clear means the last 30 days', () => {
  for (const query of [
    '',
    '?days=8',
    '?days=x',
    '?from=2026-01-01',
    '?from=2026-02-01&to=2026-01-01',
    '?from=x&to=y',
  ]) {
    expect(read(query)).toEqual({ days: 30 });
  }
});

test('a range is read as it was written', () => {
  const ranges: Range[] = [...PRESETS.map((days) => ({ days })), { from: '2026-01-01', to: '2026-01-31' }];
  for (const range of ranges) expect(read(rangeQuery(range))).toEqual(range);
});
