import { Type } from 'typebox';
import type { Static } from 'typebox';
import { MOST_COLUMNS } from '../../../framework/files/reading/read-rows';
import { DELIMITERS, ENCODINGS } from '../../../framework/files/reading/text-form';
import { VERDICTS } from '../../../framework/files/sent/kept-file';
import { Id, Timestamp } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };
const Field = nullable(Type.String({ maxLength: 80, description: '`path`, `target`; null: it is not taken over' }));

export const RedirectFile = Type.Object(
  {
    id: Id,
    name: Type.String(),
    bytes: Type.Integer(),
    encoding: Type.Enum([...ENCODINGS]),
    delimiter: Type.Enum([...DELIMITERS]),
    columns: Type.Array(
      Type.Object(
        {
          heading: Type.String(),
          samples: Type.Array(Type.String(), { description: 'some of its first cells, cut short' }),
          field: Field,
        },
        closed,
      ),
    ),
    fields: Type.Array(Type.String(), { description: 'what a column can be' }),
    created_at: Timestamp,
  },
  { ...closed, $id: 'RedirectFile' },
);

const figure = Type.Object({ redirects: Type.Integer() }, closed);

export const RedirectCheckResult = Type.Object(
  {
    id: Id,
    file_id: Id,
    fields: Type.Array(Field),
    counts: Type.Object({ new: figure, changed: figure, same: figure, wrong: figure }, closed),
  },
  { ...closed, $id: 'RedirectCheckResult' },
);

export const RedirectCheckItem = Type.Object(
  {
    row: Type.Integer(),
    path: Type.String(),
    target: Type.String({ description: 'empty where one of them is wrong' }),
    verdict: Type.Enum([...VERDICTS]),
    changes: Type.Array(Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() }, closed)),
    change_count: Type.Integer(),
    problems: Type.Array(
      Type.Object({ row: Type.Integer(), column: nullable(Type.String()), reason: Type.String() }, closed),
    ),
  },
  { ...closed, $id: 'RedirectCheckItem' },
);

export const RedirectCheckItemList = Type.Object(
  {
    items: Type.Array(ref(RedirectCheckItem)),
    next_cursor: nullable(Type.Integer({ description: 'as `after`' })),
  },
  { ...closed, $id: 'RedirectCheckItemList' },
);

export const RedirectFileParams = Type.Object({ file_id: Id });
export const RedirectCheckParams = Type.Object({ check_id: Id });
export const RedirectCheckItemsQuery = Type.Object({
  verdict: Type.Optional(Type.Enum([...VERDICTS])),
  after: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
  page_size: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
});

/** What the long job that checks takes. */
export const RedirectCheckParameters = Type.Object(
  { file_id: Id, fields: Type.Array(Field, { minItems: 1, maxItems: MOST_COLUMNS }) },
  closed,
);

export type RedirectFileView = Static<typeof RedirectFile>;
export type RedirectCheckView = Static<typeof RedirectCheckResult>;
export type RedirectCheckItemsSearch = Static<typeof RedirectCheckItemsQuery>;
export type RedirectCheckItemListView = Static<typeof RedirectCheckItemList>;

export const redirectFileSchemas = [RedirectFile, RedirectCheckResult, RedirectCheckItem, RedirectCheckItemList];
