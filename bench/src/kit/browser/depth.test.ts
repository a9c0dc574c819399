import { longestChain } from './depth';
import type { LoggedRequest } from './network-log';

const request = (url: string, initiator?: string, type = 'Script'): LoggedRequest => ({
  url,
  type,
  initiator,
  bytes: 1,
  raw: 1,
  started: 0,
  finished: 1,
});
const page = request('/', undefined, 'Document');

test('the page alone is a chain of one', () => {
  expect(longestChain([page])).toEqual([page]);
});

test('files that the page names are one step, however many there are', () => {
  const files = [request('/a.js', '/'), request('/b.js', '/'), request('/c.js')];
  expect(longestChain([page, ...files])).toHaveLength(2);
});

test('what a script asks for is one step deeper than the script', () => {
  const entry = request('/a.js', '/');
  const chunk = request('/b.js', '/a.js');
  const data = request('/api', '/b.js', 'Fetch');
  expect(longestChain([page, data, chunk, entry])).toEqual([page, entry, chunk, data]);
});

test('files that ask for each other end', () => {
  expect(longestChain([page, request('/a.js', '/b.js'), request('/b.js', '/a.js')]).length).toBeLessThanOrEqual(3);
});
