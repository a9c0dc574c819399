import { fullName, memberSince } from './profile.model';

test('names the month a member joined', () => {
  expect(memberSince('2026-01-31T23:30:00Z', 'en-US')).toBe('January 2026');
});

test('falls back to the username without names', () => {
  expect(fullName({ first_name: 'Ada', last_name: 'Lane', username: 'ada' })).toBe('Ada Lane');
  expect(fullName({ first_name: '', last_name: '', username: 'ada' })).toBe('ada');
});
