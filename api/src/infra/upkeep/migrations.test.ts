import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MIGRATIONS_DIR } from './migrate';

/** Those before it are applied everywhere, and are what they are. */
const SINCE = '0364';

/** How a file treats the tables that were there before it. */
function readMigration(name: string) {
  const text = readFileSync(path.join(MIGRATIONS_DIR, name), 'utf8')
    .replaceAll(/--.*/g, '')
    .replaceAll(/\$\$[^]*?\$\$/g, '');
  const made = new Set([...text.matchAll(/create table (\w+)/g)].map(([, table]) => table));
  const statements = text.split(';').map((statement) => statement.trim());
  const tableOf = (statement: string, pattern: RegExp): string[] => {
    const table = pattern.exec(statement)?.[1];
    return table === undefined || made.has(table) ? [] : [table];
  };
  const changes = statements.filter((statement) => !statement.includes('validate constraint'));
  return {
    // PostgreSQL's ACCESS EXCLUSIVE
    held: changes.flatMap((statement) => tableOf(statement, /^(?:alter table|drop index) (\w+)/)),
    // Each row of it.
    read: statements.flatMap((statement) => [
      ...tableOf(statement, /^create (?:unique )?index \w+\s+on (\w+)/),
      ...tableOf(statement, /^(?:update|delete from|analyze) (\w+)/),
      ...tableOf(statement, /^alter table (\w+) validate constraint/),
    ]),
    checked: changes.filter(
      (statement) =>
        tableOf(statement, /^alter table (\w+)/).length > 0 &&
        /\bcheck\s*\(/.test(statement) &&
        !/not valid$/.test(statement),
    ),
  };
}

// A table that is changed is nobody else's until the file is through (docs/how-to/run-in-production.md, 'Upgrade, and back').
it('keep nobody from reading a table while one is read through: what looks at each row has a file of its own', () => {
  const names = readdirSync(MIGRATIONS_DIR).filter((name) => name >= SINCE);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const { held, read, checked } = readMigration(name);
    expect([name, held.length > 0 ? read : [], checked]).toEqual([name, [], []]);
  }
});
