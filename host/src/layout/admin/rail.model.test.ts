import type { NavigationItem } from '@tessera/shared/composition';
import { currentEntry } from './rail.model';

const entry = (to: string): NavigationItem => ({ label: to, to, slot: 'admin', order: 1 });
const groups = [
  { name: undefined, items: [entry('/admin/orders')] },
  { name: 'marketing' as const, items: [entry('/admin/marketing'), entry('/admin/marketing/subscribers')] },
];

it.each([
  ['/admin/marketing', '/admin/marketing'],
  ['/admin/marketing/0190aaaa', '/admin/marketing'],
  ['/admin/marketing/subscribers', '/admin/marketing/subscribers'],
  ['/admin/orders/new', '/admin/orders'],
  ['/admin/orders-of-old', undefined],
])('at %s one is in the entry %s', (path, to) => expect(currentEntry(groups, path)).toBe(to));
