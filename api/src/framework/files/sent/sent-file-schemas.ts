import { Type } from 'typebox';
import type { Static, TProperties, TSchema } from 'typebox';
import { Id, Timestamp } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';
import { MOST_COLUMNS } from '../reading/read-rows';
import { DELIMITERS, ENCODINGS } from '../reading/text-form';
import { VERDICTS } from './kept-file';

const closed = { additionalProperties: false };

/** What a column is taken for. @param of what it can be */
export const columnField = (of: string) =>
  nullable(Type.String({ maxLength: 80, description: `${of}; null: it is not taken over` }));
export type ColumnField = ReturnType<typeof columnField>;

/** A column as it stands in a file. */
export const columnProperties = (field: ColumnField) => ({
  heading: Type.String(),
  samples: Type.Array(Type.String(), { description: 'some of its first cells, cut short' }),
  field,
  by_heading: Type.Optional({
    ...field,
    description: 'what its heading says, where somebody has said something else of such a file last',
  }),
});

/** What is said of every file that was sent, beside its columns. */
export const fileProperties = {
  id: Id,
  name: Type.String(),
  bytes: Type.Integer(),
  encoding: Type.Enum([...ENCODINGS]),
  delimiter: Type.Enum([...DELIMITERS]),
  created_at: Timestamp,
};

/** What a check has found, in all. @param figure of each verdict: how many records, and of how many rows */
export const checkProperties = <Figure extends TSchema>(field: ColumnField, figure: Figure) => ({
  id: Id,
  file_id: Id,
  fields: Type.Array(field),
  counts: Type.Object({ new: figure, changed: figure, same: figure, wrong: figure }, closed),
});

/** What a check has found in one record, beside who or what it is. */
export const itemProperties = {
  /** the first of its rows */
  row: Type.Integer(),
  verdict: Type.Enum([...VERDICTS]),
  change_count: Type.Integer(),
  problems: Type.Array(
    Type.Object({ row: Type.Integer(), column: nullable(Type.String()), reason: Type.String() }, closed),
  ),
};

const CheckChanges = Type.Array(
  Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() }, closed),
  { description: 'the first ten, cut short' },
);

/** A page of what a check has found. */
export const checkItemList = <Item extends TSchema>(item: Item, $id: string) =>
  Type.Object(
    { items: Type.Array(ref(item)), next_cursor: nullable(Type.Integer({ description: 'as `after`' })) },
    { ...closed, $id },
  );

export const FileParams = Type.Object({ file_id: Id });
export const CheckParams = Type.Object({ check_id: Id });

export const CheckItemsQuery = Type.Object({
  verdict: Type.Optional(Type.Enum([...VERDICTS])),
  after: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
  page_size: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
});

export type CheckItemsSearch = Static<typeof CheckItemsQuery>;

/** What the long job that checks a file takes. */
export const checkParameters = (field: ColumnField) => ({
  file_id: Id,
  fields: Type.Array(field, { minItems: 1, maxItems: MOST_COLUMNS }),
});

/**
 * What the contract says of a kind of file that has nothing beside its columns.
 * @param name of a record: `<name>File`, `<name>CheckResult`, `<name>CheckItem`, `<name>CheckItemList`
 * @param of what a column can be
 * @param figure what is counted of each verdict
 * @param item who or what a record is
 */
export function sentFileSchemas<Figure extends TProperties, Item extends TProperties>(
  name: string,
  { of, figure, item }: { of: string; figure: Figure; item: Item },
) {
  const field = columnField(of);
  const named = (part: string) => ({ ...closed, $id: `${name}${part}` });
  const File = Type.Object(
    {
      ...fileProperties,
      columns: Type.Array(Type.Object(columnProperties(field), closed)),
      fields: Type.Array(Type.String(), { description: 'what a column can be' }),
    },
    named('File'),
  );
  const CheckResult = Type.Object(checkProperties(field, Type.Object(figure, closed)), named('CheckResult'));
  const CheckItem = Type.Object({ ...itemProperties, ...item, changes: CheckChanges }, named('CheckItem'));
  const CheckItemList = checkItemList(CheckItem, `${name}CheckItemList`);
  /** What the long job that checks takes. */
  const CheckParameters = Type.Object(checkParameters(field), closed);
  return { File, CheckResult, CheckItem, CheckItemList, CheckParameters };
}
