import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Db } from '../../src/infra/database/db';

const MESSAGES = path.join(__dirname, '../../../remote-admin/src/messages/settings');
/** The back office's words for the audit log; what one language has the other has by its type. */
const FILES = ['audit.ts', 'de/audit.ts'];
const PARTS = ['actions', 'records', 'fields'] as const;
/** More than a test writes that is not about the log's length. */
const MOST_ENTRIES = 2_000;

type Words = Record<(typeof PARTS)[number], ReadonlySet<string>>;

/** The names that an object of a messages file has words for. */
function namesIn(file: string, part: string): Set<string> {
  // There are too many fields to stand beside the others.
  const place = part === 'fields' ? file.replace('audit.ts', 'audit-fields.ts') : file;
  const text = readFileSync(path.join(MESSAGES, place), 'utf8');
  const [, block = ''] = new RegExp(`^(?:export )?const ${part} = \\{\\n([^}]*)\\n\\};`, 'm').exec(text) ?? [];
  const names = [...block.matchAll(/^ {2}'?([\w.]+)'?:/gm)].map(([, name = '']) => name);
  if (names.length === 0) throw new Error(`${file} has no ${part}`);
  return new Set(names);
}

let read: { file: string; words: Words }[] | undefined;

const allWords = () =>
  (read ??= FILES.map((file) => {
    const [actions, records, fields] = PARTS.map((part) => namesIn(file, part));
    return { file, words: { actions, records, fields } as Words };
  }));

/** Every name in what changed of a record, however deep: the back office says each. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [name, ...fieldsOf(one)]);
}

/** What the audit log says that a language of the back office has no words for, as 'de/audit.ts: fields.amount'. */
export async function unsaidInAuditLog(db: Db): Promise<string[]> {
  const entries = await db
    .selectFrom('audit_log as log')
    .leftJoin('audit_log_people as people', 'people.audit_id', 'log.id')
    .select(['action', 'record_type', 'log.before', 'log.after'])
    .select(['people.before as person_before', 'people.after as person_after'])
    .limit(MOST_ENTRIES)
    .execute();
  const said = {
    actions: entries.map(({ action }) => action),
    records: entries.map(({ record_type }) => record_type),
    fields: entries.flatMap(({ before, after, person_before, person_after }) =>
      [before, after, person_before, person_after].flatMap(fieldsOf),
    ),
  };
  const unsaid = allWords().flatMap(({ file, words }) =>
    PARTS.flatMap((part) =>
      said[part].filter((name) => !words[part].has(name)).map((name) => `${file}: ${part}.${name}`),
    ),
  );
  return [...new Set(unsaid)].sort();
}
