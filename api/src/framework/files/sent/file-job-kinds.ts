import { Type } from 'typebox';
import type { FileKind, JobKind } from '../../door/job-kinds';
import { fileKind } from '../../door/job-kinds';
import type { FailedRowsRequest, FailedRowsService } from './failed-rows';
import { FailedRowsParameters } from './job-parameters';

/** A file that a job makes of a kind's records. */
interface FileOut extends Pick<FileKind, 'name' | 'right' | 'names_nobody'> {
  /** what the file's name begins with */
  file: string;
}

const CSV = { ending: 'csv', type: 'text/csv; charset=utf-8' };

/** The job that makes a file of the rows that were not taken over. */
export const failedRowsKind = ({ file, ...kind }: FileOut, rows: FailedRowsService): JobKind =>
  fileKind<FailedRowsRequest>({
    form: 'file',
    ...kind,
    parameters: FailedRowsParameters,
    file: { name: file, ...CSV },
    begin: rows.begin,
    read: (position, request, owner) => rows.read(position as { after: number }, request, owner), // as `begin` gave it
  });

/** The job that makes a file of everything that the shop has of a kind. */
export const wholeFileKind = <Position extends object>(
  { file, ...kind }: FileOut,
  whole: {
    begin: (
      handle: Parameters<FileKind['begin']>[0],
    ) => Promise<{ total: number; is_exact: boolean; position: object }>;
    read: (position: Position) => ReturnType<FileKind['read']>;
  },
): JobKind =>
  fileKind<object>({
    form: 'file',
    ...kind,
    parameters: Type.Object({}, { additionalProperties: false }),
    file: { name: file, ...CSV },
    begin: (handle) => whole.begin(handle),
    read: (position) => whole.read(position as Position), // as `begin` gave it
  });
