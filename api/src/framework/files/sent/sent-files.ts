import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Language } from '../../../core/languages';
import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { newId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import type { Actor } from '../../routes/http';
import { cut } from '../format/cut';
import { MOST_COLUMNS, readRows } from '../reading/read-rows';
import { takeFile } from '../reading/take-file';
import type { Delimiter, Encoding } from '../reading/text-form';
import type { KeptCheck, KeptFile, KeptItem, Verdict } from './kept-file';
import type { SentFilesRepository } from './sent-files.repository';

/** One kind of file. */
export interface SentFileKind {
  /** below which files of this kind lie in the file store; the web server serves nothing of `private/` */
  folder: `private/${string}`;
  /** what a file is called whose name says nothing */
  unnamed: string;
  /** what a column can be */
  fields: readonly string[];
  /** what each column is by its heading; null: it is not taken over */
  fieldsOf(header: readonly string[]): (string | null)[];
  /** as the audit log names it */
  sent: { action: string; record_type: string };
}

interface Auditor {
  record(
    trx: Trx,
    actor: Actor,
    entry: { action: string; record_type: string; record_id: string; after: object },
  ): Promise<void>;
}

export interface SentFilesDeps<File extends KeptFile, Check extends KeptCheck, Item extends KeptItem> extends Pick<
  Infra,
  'db' | 'files' | 'clock'
> {
  audit: Auditor;
  repository: SentFilesRepository<File, Check, Item>;
  kind: SentFileKind;
  /** removes what lies beside a file, before it goes itself */
  removeBeside?(file: File): Promise<void>;
}

export const MOST_FILE_BYTES = 50 * 1024 * 1024;
const MOST_FILES = 20;
/** How long a file of staff is kept. */
export const FILES_KEPT_DAYS = 7;
const KEPT_MS = FILES_KEPT_DAYS * 24 * 3_600_000;
/** The column of rows that failed that says why; an import passes it over. */
export const REASON = 'Error';
const SAMPLED_ROWS = 20;
const SAMPLES = 3;
const LONGEST_SAMPLE = 80;
const LONGEST_NAME = 200;
const LONGEST_HEADING = 200;
const UNSEEN = /\p{C}/gu;

/** Where the text of a file lies in the file store. */
export const storedName = ({ folder }: Pick<SentFileKind, 'folder'>, id: string): string => `${folder}/${id}`;

/** A name that a browser sent, as it is kept. */
export const nameOf = (given: string, unnamed: string): string =>
  cut(given.replace(UNSEEN, '').trim(), LONGEST_NAME) || unnamed;

/** Some of a column's first cells, each once. */
function samplesOf(rows: readonly (readonly string[])[], place: number): string[] {
  const cells = rows.map((cells) => cells[place] ?? '').filter((cell) => cell !== '');
  return [...new Set(cells)].slice(0, SAMPLES).map((cell) => cut(cell, LONGEST_SAMPLE));
}

/** What a column is: as somebody has said last, beside what its heading says where that is something else. */
const columnAs = (field: string | null, by_heading: string | null) =>
  field === by_heading ? { field } : { field, by_heading };

/** A file as staff see it. @param said what each of its columns is, as somebody has said last; none: as they are called */
const presentFile = (
  { header, samples, ...file }: KeptFile,
  { fields, fieldsOf }: SentFileKind,
  said?: readonly (string | null)[],
) => ({
  id: file.id,
  name: file.name,
  bytes: file.bytes,
  encoding: file.encoding as Encoding, // as `take` has written it
  delimiter: file.delimiter as Delimiter,
  columns: fieldsOf(header).map((field, place) => ({
    heading: header[place] ?? '',
    samples: samples[place] ?? [],
    ...columnAs(said ? (said[place] ?? null) : field, field),
  })),
  fields: [...fields],
  created_at: file.created_at.toISOString(),
});

/** How many records, and rows, are new, changed, the same or wrong. */
export const countsOf = <Figure extends object>(figureOf: (verdict: Verdict) => Figure): Record<Verdict, Figure> => ({
  new: figureOf('new'),
  changed: figureOf('changed'),
  same: figureOf('same'),
  wrong: figureOf('wrong'),
});

/** Files of one kind as staff send them, and what checks have found in them (docs/product.md §4). */
export function createSentFiles<File extends KeptFile, Check extends KeptCheck, Item extends KeptItem>(
  deps: SentFilesDeps<File, Check, Item>,
) {
  const { db, files, clock, audit, repository, kind, removeBeside } = deps;
  const open = (name: string): Readable => createReadStream(files.pathOf(name));

  /** @throws AppError `files.not_possible` where it has no columns, or too many */
  async function readHead(name: string, delimiter: Delimiter) {
    const rows: (readonly string[])[] = [];
    for await (const { cells } of readRows(open(name), { delimiter })) {
      rows.push(cells);
      if (rows.length > SAMPLED_ROWS) break;
    }
    const [header, ...first] = rows;
    if (!header || first.length === 0) throw new AppError('files.not_possible.empty');
    if (header.length > MOST_COLUMNS) throw new AppError('files.not_possible.columns', { most: MOST_COLUMNS });
    const samples = header.map((_, place) => samplesOf(first, place));
    return { header: header.map((heading) => cut(heading, LONGEST_HEADING)), samples };
  }

  async function getRow(id: string): Promise<File> {
    const file = await repository.find(db, id);
    if (!file) throw new AppError('files.not_found');
    return file;
  }

  async function remove(id: string): Promise<void> {
    const file = await repository.find(db, id);
    await files.remove(storedName(kind, id));
    if (file) await removeBeside?.(file);
    await repository.remove(db, id);
  }

  async function removeOver(): Promise<void> {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    for (const id of await repository.listOver(db, before, MOST_FILES)) await remove(id);
    // What was left by a process that ended while it took a file.
    await files.removeOlder(kind.folder, new Date(before.getTime() - KEPT_MS));
  }

  /** @throws AppError `files.not_found` */
  async function getCheck(id: string) {
    const check = await repository.findCheck(db, id);
    if (!check) throw new AppError('files.not_found');
    return check;
  }

  /** A file as staff see it: what its columns are as somebody has chosen last for such a one, else as they are called. */
  const present = async (file: File) => presentFile(file, kind, await repository.findChosen(db, file, REASON));

  return {
    /** @throws AppError `files.not_found` */
    getRow,
    present,
    getCheck,

    /** As `present` has it. @throws AppError `files.not_found` */
    get: async (id: string) => present(await getRow(id)),

    /**
     * Keeps a file for seven days, whatever it is written in; of more than twenty of its kind the oldest are gone.
     * @returns it with its columns as they are called
     * @throws AppError `files.not_possible` for one that is no table, or beyond the bounds, `files.unreadable`
     */
    async take(actor: Actor, { name: given, source }: { name: string; source: Readable }) {
      const id = newId();
      const stored = storedName(kind, id);
      const taken = await takeFile(source, { files, name: stored, most: MOST_FILE_BYTES, open });
      const name = nameOf(given, kind.unnamed);
      try {
        const head = await readHead(stored, taken.delimiter);
        await withTransaction(db, async (trx) => {
          await repository.insert(trx, { id, name, ...taken, ...head, created_at: clock.now() });
          await audit.record(trx, actor, { ...kind.sent, record_id: id, after: { name } });
        });
      } catch (error) {
        await files.remove(stored);
        throw error;
      }
      await removeOver();
      return presentFile(await getRow(id), kind);
    },

    /**
     * A page of a check's records in the order of the file; where in the file they stand is left to the answer's schema to drop.
     * @throws AppError `files.not_found`
     */
    async listItems(id: string, language: Language, search: { verdict?: Verdict; after: number; page_size: number }) {
      await getCheck(id);
      const { page_size, ...asked } = search;
      const rows = await repository.listItems(db, id, { ...asked, limit: page_size + 1 });
      const items = rows.slice(0, page_size).map(({ problems, ...item }) => ({
        ...item,
        problems: problems.map(({ reason, ...where }) => ({ ...where, reason: reason[language] ?? '' })),
      }));
      return { items, next_cursor: rows.length > page_size ? (items.at(-1)?.row ?? null) : null };
    },

    /** Removes files that have been kept for long enough. */
    removeExpired: removeOver,
  };
}
