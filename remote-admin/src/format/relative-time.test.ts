import fc from 'fast-check';
import { absoluteTime, relativeTime } from './relative-time';

const NOW = Date.parse('2026-06-15T12:00:00Z');
const ago = (seconds: number) => relativeTime(new Date(NOW - seconds * 1000).toISOString(), NOW, 'en-US');

test('speaks of the largest whole unit', () => {
  expect(ago(20)).toBe('just now');
  expect(ago(60)).toBe('1 minute ago');
  expect(ago(59 * 60)).toBe('59 minutes ago');
  expect(ago(3600)).toBe('1 hour ago');
  expect(ago(86_400)).toBe('yesterday');
  expect(ago(86_400 * 8)).toBe('last week');
  expect(ago(86_400 * 45)).toBe('last month');
  expect(ago(86_400 * 800)).toBe('2 years ago');
});

test('speaks of the future too, for clocks that disagree', () => {
  expect(ago(-7200)).toBe('in 2 hours');
});

test('never says zero of a unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_400 * 4000 }), (seconds) => {
      expect(ago(seconds)).not.toMatch(/\b0\b|today|this (week|month|year|hour|minute)/);
    }),
  );
});

test('the tooltip names the day, the time and the zone', () => {
  expect(absoluteTime('2026-06-15T12:00:00Z', 'en-US')).toMatch(/Jun 15, 2026.*\d:00:00.*(UTC|GMT|[A-Z]{3,4})/);
});
