import { absoluteTime, relativeTime } from './relative-time';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:30Z', 'now'],
  ['2026-11-21T12:10:00Z', 'now'],
  ['2026-11-21T11:55:00Z', '5 minutes ago'],
  ['2026-11-21T10:30:00Z', '1 hour ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-11T11:00:00Z', '10 days ago'],
  ['2026-10-01T11:00:00Z', 'last month'],
  ['2024-10-01T11:00:00Z', '2 years ago'],
])('%s was %s', (time, words) => {
  expect(relativeTime(time, now, 'en-US')).toBe(words);
});

test('the whole time stands beside it', () => {
  expect(absoluteTime('2026-11-21T12:00:00Z', 'en-US')).toMatch(/^November 2[012], 2026/);
});
