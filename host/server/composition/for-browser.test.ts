import { integrityOf } from '@tessera/scripts/basics';
import { forBrowser, withoutBackOffice } from './for-browser';
import { remote, route } from '../testing/fixtures';

const FILES = {
  'remoteEntry.js': 'entry',
  'js/page.js': 'page',
  'css/page.css': 'sheet',
  'server/server.js': 'server',
};
const hashesIn = (files: Record<string, string>) => forBrowser([remote('cart', [], files)])[0]?.descriptor.files;

test('a page carries the hashes of a remote’s entry and of the list of all others', () => {
  expect(hashesIn({ ...FILES, 'hashes.json': '{}' })).toEqual({
    'remoteEntry.js': integrityOf('entry'),
    'hashes.json': integrityOf('{}'),
  });
});

test('of a build that has no list a page carries every hash that a browser may need', () => {
  expect(Object.keys(hashesIn(FILES) ?? {})).toEqual(['remoteEntry.js', 'js/page.js', 'css/page.css']);
});

test('whose remote it is matters to servers alone', () => {
  expect(forBrowser([{ ...remote('cart', []), foreign: true }])[0]).not.toHaveProperty('foreign');
});

test('a page for those who build the shop is told to nobody else', () => {
  const built = [remote('office', [route('/admin', 'dashboard'), route('/admin/dev/ui', 'dev-ui', { dev: true })])];
  const told = (devUi?: boolean) => forBrowser(built, devUi)[0]?.descriptor.routes.map(({ path }) => path);
  expect(told()).toEqual(['/admin']);
  expect(told(true)).toEqual(['/admin', '/admin/dev/ui']);
});

test('a page of the shop is told neither of a remote of the back office nor of a shop’s remote’s pages there', () => {
  const admin = (path: string) => route(path, 'page', { layout: 'admin' });
  const both = remote('both', [route('/goods', 'page'), admin('/admin/goods')]);
  const item = (to: string, slot: 'admin' | 'header') => ({ label: to, to, slot, order: 1 });
  both.descriptor.navigation = [item('/admin/goods', 'admin'), item('/goods', 'header')];
  const pageless = remote('pageless', []);
  const told = withoutBackOffice([remote('office', [admin('/admin'), admin('/admin/orders')]), both, pageless]);
  expect(told.map(({ name }) => name)).toEqual(['both', 'pageless']);
  expect(JSON.stringify(told)).not.toContain('/admin');
  expect(told[0]?.descriptor.routes).toEqual([route('/goods', 'page')]);
  expect(told[0]?.descriptor.navigation).toEqual([item('/goods', 'header')]);
});
