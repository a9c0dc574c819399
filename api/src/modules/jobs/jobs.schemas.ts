import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Timestamp } from '../../schemas/basics/common';
import { nullable, ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0 });

export const StaffJob = Type.Object(
  {
    id: Id,
    kind: Type.String({ description: 'e.g. `orders.hold`' }),
    parameters: Type.Unknown({ description: 'as it was asked for; long lists are left out' }),
    state: Type.Enum(['waiting', 'running', 'done', 'stopped', 'failed'], { type: 'string' }),
    total: Type.Integer({ minimum: 0, description: 'records that it is about' }),
    total_is_exact: Type.Boolean({ description: 'false while `total` is an estimate' }),
    done: Count,
    failed: Count,
    reason: nullable(Type.String({ description: 'why the shop ended it, to show a person' })),
    file: nullable(Type.Object({ name: Type.String(), bytes: Count, expires_at: Timestamp }, closed)),
    user: Type.Object({ id: Id, name: Type.String() }, { ...closed, description: 'who started it' }),
    undoes: nullable(Type.String({ format: 'uuid', description: 'the job whose changes it takes back' })),
    undone_by: nullable(Type.String({ format: 'uuid', description: 'the job that takes back its changes' })),
    undo_until: nullable(
      Type.String({ format: 'date-time', description: 'until when its changes can be taken back; null: they cannot' }),
    ),
    created_at: Timestamp,
    started_at: nullable(Timestamp),
    finished_at: nullable(Timestamp),
  },
  { ...closed, $id: 'StaffJob' },
);

export const StaffJobList = Type.Object(
  { items: Type.Array(ref(StaffJob)), next_cursor: nullable(Id) },
  { ...closed, $id: 'StaffJobList' },
);

const StaffJobRow = Type.Object(
  {
    position: Count,
    record_id: Type.String(),
    label: Type.String({ description: 'what people call the record: an order’s number' }),
    state: Type.Enum(['planned', 'done', 'failed'], { type: 'string' }),
    reason: nullable(Type.String({ description: 'why it failed, to show a person' })),
  },
  { ...closed, $id: 'StaffJobRow' },
);

export const StaffJobRowList = Type.Object(
  { items: Type.Array(ref(StaffJobRow)), next_cursor: nullable(Count) },
  { ...closed, $id: 'StaffJobRowList' },
);

export const JobParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const JobsQuery = Type.Object(
  {
    mine: Type.Optional(Type.Boolean({ description: 'one’s own alone' })),
    is_open: Type.Optional(Type.Boolean({ description: 'true: neither done nor stopped nor failed' })),
    after: Type.Optional(Type.String({ format: 'uuid', description: '`next_cursor` of the page before' })),
    page_size: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  },
  closed,
);

export const JobRowsQuery = Type.Object(
  {
    state: Type.Optional(Type.Enum(['planned', 'done', 'failed'])),
    after: Type.Integer({ minimum: -1, maximum: 2_147_483_647, default: -1 }),
    page_size: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  },
  closed,
);

export const jobsSchemas = [StaffJob, StaffJobList, StaffJobRow, StaffJobRowList];

export type StaffJobView = Static<typeof StaffJob>;
export type StaffJobRowListView = Static<typeof StaffJobRowList>;
export type JobSearch = Static<typeof JobsQuery>;
export type JobRowSearch = Static<typeof JobRowsQuery>;
