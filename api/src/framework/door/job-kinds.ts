import type { TSchema } from 'typebox';
import type { Language, LocalizedMessage } from '../../core/languages';
import type { Db, Trx } from '../../infra/database/db';
import type { PlainKey } from '../../messages/message';
import type { Actor } from '../routes/http';
import type { Right } from '../staff/rights';

/** For whom a job is done. */
export interface JobOwner {
  job_id: string;
  /** the audit log names them of every write, and the job beside it */
  actor: Actor & { user_id: string };
  language: Language;
}

/** One of the records that a job is about. */
export interface JobRow {
  record_id: string;
  /** what people call it: an order's number. At most 100 characters are kept */
  label: string;
}

interface JobKindBase {
  /** e.g. `orders.hold`: an area and what is done */
  name: string;
  /** for starting it, and asked for again before each piece; whoever has it sees jobs of this kind and their files */
  right: Right;
  /** of what is asked for, written out; a request that does not keep to it is refused */
  parameters: TSchema;
}

/** Does something to many records, each in a transaction of its own. */
export interface RowsKind<Parameters = unknown, Prepared = unknown> extends JobKindBase {
  form: 'rows';
  /** records of one job; `MOST_ROWS` unless said */
  most?: number;
  /**
   * Which records, at most `most`; they are written down with the job.
   * @throws AppError to whoever starts it, where it makes no sense
   */
  plan(db: Db | Trx, parameters: Parameters): Promise<readonly JobRow[]>;
  /**
   * What takes long and needs no transaction, such as asking another server; it may happen twice for one record.
   * @returns what `work` is given
   * @throws AppError the row failed, with this sentence
   */
  prepare?(row: JobRow, parameters: Parameters, owner: JobOwner): Promise<Prepared>;
  /**
   * Does it to one record as part of `trx`, in which its result is written too: so it happens once, whatever dies.
   * @returns what `undo` is given to take it back; nothing where nothing had to be done
   * @throws AppError the row failed, with this sentence; what `trx` did is undone, and the job goes on with the next one
   */
  work(trx: Trx, row: JobRow, parameters: Parameters, owner: JobOwner, prepared: Prepared): Promise<object | void>;
  /**
   * Takes back what `work` did to one record, as far as nobody has changed it since; asked for once, for a month.
   * @param was what `work` gave
   * @returns why some of it stays as it is by now: the row counts as failed, with this sentence
   * @throws AppError as `work` does
   */
  undo?(trx: Trx, row: JobRow, was: object, owner: JobOwner): Promise<LocalizedMessage | undefined>;
  /** Reckons once what many records change together. It follows each turn, outside of their transactions, also one that failed. */
  settle?(): Promise<void>;
}

/** A part of a file, and where the next one begins. */
export interface FilePart {
  content: Buffer;
  /** how many records are in it */
  rows: number;
  /** what could not be put into it, and why */
  failed?: readonly (JobRow & { key: PlainKey })[];
  /** given to the next call; null: the file is complete */
  next: object | null;
}

/** Writes a file of many records, part by part. */
export interface FileKind<Parameters = unknown> extends JobKindBase {
  form: 'file';
  /** Its files name nobody: else those that there are go with each account that is deleted. */
  names_nobody?: boolean;
  /** of the file: its name begins so, a day and the ending follow */
  file: { name: string; ending: string; type: string };
  /**
   * How many records it will hold, and what its first part is read by.
   * @throws AppError to whoever starts it, where it makes no sense
   */
  begin(db: Db | Trx, parameters: Parameters): Promise<{ total: number; is_exact: boolean; position: object }>;
  /**
   * Reads the next part. It writes nothing: it may be called again for the same part.
   * @param position what `begin`, or the part before as `next`, gave
   */
  read(position: unknown, parameters: Parameters, owner: JobOwner): Promise<FilePart>;
}

export type JobKind = RowsKind | FileKind;

/**
 * What a job that takes another one back is kept as. Its name is its own, since a worker of a version that cannot take
 * back would do the same once more: it leaves kinds that it does not know.
 */
export const undoing = (name: string): string => `${name}.undo`;

/** The kind of a job, by the name that it is kept as. */
export const kindNamed = (kinds: readonly JobKind[], kept: string): JobKind | undefined =>
  kinds.find(({ name }) => name === kept || undoing(name) === kept);

/** What jobs of these kinds are kept as. */
export const keptNames = (kinds: readonly JobKind[]): string[] => kinds.flatMap(({ name }) => [name, undoing(name)]);

/** More is refused: each has a row of its own, and somebody looks through those that failed. */
export const MOST_ROWS = 10_000;

/** States a kind by the type of its parameters; they were checked against its schema before they get here. */
export const rowsKind = <Parameters, Prepared = unknown>(kind: RowsKind<Parameters, Prepared>): JobKind =>
  kind as RowsKind;
/** As `rowsKind`, of a kind that writes a file. */
export const fileKind = <Parameters>(kind: FileKind<Parameters>): JobKind => kind as FileKind;
