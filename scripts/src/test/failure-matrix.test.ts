import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../basics/paths';

/** docs/architecture/failures.md, 'The matrix': no cell is missing, and each names the tests that prove it. */

const FAILURES = [
  'registry down',
  'entry, chunk or sheet missing',
  'garbage',
  'slow',
  'wrong hash',
  'refused by the Content-Security-Policy',
  'throws at import',
  'throws when it is rendered',
  'throws in an effect',
  'throws in an event',
  'throws later',
  'endless loop',
  'memory hog',
  '5 MB',
  'wrong contract',
  'hostile routes',
  'prototype and fetch patched',
  'hostile text in the descriptor',
];
const CELLS = FAILURES.flatMap((what) =>
  ['page', 'slot'].flatMap((whose) => ['server', 'browser'].map((where) => `${what} of a ${whose} on the ${where}`)),
);
const document = readFileSync(join(ROOT, 'docs/architecture/failures.md'), 'utf8');
const rows = (document.split('\n## The matrix\n')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, what = '', whose = '', where = '', sees = '', , , proof = ''] = cells;
    const names = whose.split(', ').flatMap((of) => where.split(', ').map((on) => `${what} of a ${of} on the ${on}`));
    return { names, sees, proof };
  });

test('the matrix has every cell once', () => {
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(CELLS.toSorted());
});

test('each is proven, and what does not apply says so', () => {
  expect(rows.filter(({ proof }) => !/^(`|–$)/.test(proof))).toEqual([]);
  for (const { sees, proof, names } of rows) {
    expect([names, proof === '–']).toEqual([names, sees.startsWith('does not apply')]);
  }
});

test.each(rows.filter(({ proof }) => proof.startsWith('`')))(
  '$names is proven by tests that there are',
  ({ proof }) => {
    for (const one of proof.split('; `')) {
      const [, file = '', title = ''] = /^`?([^`]+)`: (.+)$/.exec(one) ?? [];
      expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
      expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title);
    }
  },
);
