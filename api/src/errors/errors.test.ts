import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ERROR_STATUS } from './errors';

describe('error codes', () => {
  it('are listed in docs/errors.md with their status, and no others are', () => {
    const text = readFileSync(path.join(__dirname, '../../../docs/errors.md'), 'utf8');
    const listed = [...text.matchAll(/^\| `([\w.]+)` +\| (\d{3}) +\|/gm)].map(([, code, status]) => [
      code,
      Number(status),
    ]);
    expect(Object.fromEntries(listed)).toEqual(ERROR_STATUS);
  });
});
