import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Db, Trx } from '../../infra/database/db';
import { Id } from '../../schemas/basics/common';
import { fileKind, MOST_ROWS } from '../door/job-kinds';
import type { JobKind, JobRow } from '../door/job-kinds';
import type { FilePart, FilePosition } from './list-file';
import type { Right } from '../staff/rights';

const closed = { additionalProperties: false };
/** What fits into a request; a filter says more. */
const MOST_CHOSEN = 500;

/** Which records of a list a job is about: those that were ticked, or all that the list's filter shows. */
export const chosenOf = <Filter extends TSchema>(filter: Filter) =>
  Type.Union([
    Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: MOST_CHOSEN, uniqueItems: true }) }, closed),
    Type.Object(
      {
        filter,
        count: Type.Integer({
          minimum: 1,
          maximum: MOST_ROWS,
          description: 'how many the list said there are; if more match by now, the job is refused',
        }),
      },
      closed,
    ),
  ]);

/** What a body that keeps to `chosenOf` says. */
export type Chosen<Filters> = { ids: string[] } | { filter: Filters; count: number };

interface ChosenFrom<Filters> {
  /** what people call those that are there, by their ids */
  labelsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** all that match, or `most` of them */
  listKeys(filters: Filters, most: number): Promise<{ id: string; label: string }[]>;
}

/**
 * The records that a job is about. One that has no name, or was ticked and is gone, stands there by its id.
 * @param most that one job takes
 * @throws AppError `jobs.too_many`; `jobs.more_match` where the filter shows more than whoever asks has seen
 */
export async function listChosen<Filters>(
  chosen: Chosen<Filters>,
  { labelsOf, listKeys }: ChosenFrom<Filters>,
  most = MOST_ROWS,
): Promise<JobRow[]> {
  if ('ids' in chosen) {
    if (chosen.ids.length > most) throw new AppError('jobs.too_many', { most });
    const labels = await labelsOf(chosen.ids);
    return chosen.ids.map((id) => ({ record_id: id, label: labels.get(id) ?? id }));
  }
  const keys = await listKeys(chosen.filter, most + 1);
  if (keys.length > most) throw new AppError('jobs.too_many', { most });
  if (keys.length > chosen.count) {
    throw new AppError('jobs.more_match', { count: keys.length }, { extensions: { count: keys.length } });
  }
  return keys.map(({ id, label }) => ({ record_id: id, label: label || id }));
}

interface ExportKind<Filters> {
  /** of the job's kind */
  name: string;
  right: Right;
  /** of the list, in which everything may be left out */
  filter: TSchema;
  /** its name begins so */
  file: string;
  names_nobody?: boolean;
  list: {
    begin(db: Db | Trx, asked: Filters): Promise<{ total: number; is_exact: boolean; position: FilePosition }>;
    read(asked: Filters, position: FilePosition): Promise<FilePart>;
  };
}

/** The job that writes all that a list's filter shows into a file for spreadsheets (list-file.ts). */
export const exportKind = <Filters extends object>({
  name,
  right,
  filter,
  file,
  names_nobody = false,
  list,
}: ExportKind<Filters>): JobKind =>
  fileKind<{ filter?: Filters }>({
    form: 'file',
    name,
    right,
    names_nobody,
    parameters: Type.Object({ filter: Type.Optional(filter) }, closed),
    file: { name: file, ending: 'csv', type: 'text/csv; charset=utf-8' },
    begin: (db, { filter: asked = {} as Filters }) => list.begin(db, asked),
    async read(position, { filter: asked = {} as Filters }) {
      const { text, rows, next } = await list.read(asked, position as FilePosition); // as `begin` gave it
      return { content: Buffer.from(text), rows, next };
    },
  });
