import { RIGHT_GROUPS, areasOf, firstPage, roleName } from './rights.model';
import { messagesIn } from '@tessera/shared/i18n';
import { settingsMessages } from '../../../messages/settings/settings';

test('every right that has words stands in one group, once', () => {
  const shown = Object.values(RIGHT_GROUPS).flat();
  expect([...shown].sort()).toEqual(Object.keys(messagesIn(settingsMessages).rights).sort());
});

test('a role of every shop has its name in the reader’s language, one of the shop’s own its own', () => {
  expect(roleName({ key: 'read_only', name: 'x' })).toBe('Read only');
  expect(roleName({ key: null, name: 'owner' })).toBe('owner');
  expect(roleName({ key: 'of_a_later_version', name: 'Later' })).toBe('Later');
});

test('a role’s areas are those in which it allows something', () => {
  expect(areasOf(['orders.read', 'audit.read', 'of.a_later_version'])).toEqual(['Orders', 'Staff']);
});

test('the settings open with the first page that one may see', () => {
  expect(firstPage(['audit.read', 'staff.read', 'settings.read'])).toBe('store');
  expect(firstPage(['audit.read', 'staff.read'])).toBe('staff');
  expect(firstPage(['audit.read', 'remotes.read'])).toBe('remotes');
  expect(firstPage(['audit.read'])).toBe('audit');
  expect(firstPage(['dashboard.read', 'orders.read'])).toBe('jobs');
  expect(firstPage(['dashboard.read'])).toBeUndefined();
});
