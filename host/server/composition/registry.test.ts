import { forBrowser } from './registry';
import { integrityOf, remote } from '../testing/fixtures';

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
