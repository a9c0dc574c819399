import type { JobRow } from '../../door/job-kinds';
import type { FilePart } from './parts';

/** A part of a file as a record of the job that checks it. */
export const toJobRow = ({ row, count, from, to }: FilePart): JobRow => ({
  record_id: [row, from, to].join(':'),
  label: `${row}–${row + count - 1}`,
});

/** The part that such a record stands for. */
export function partOfRow({ record_id }: JobRow): Pick<FilePart, 'row' | 'from' | 'to'> {
  const [row = 0, from = 0, to = 0] = record_id.split(':').map(Number);
  return { row, from, to };
}
