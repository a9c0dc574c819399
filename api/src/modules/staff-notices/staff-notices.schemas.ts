import { Type } from 'typebox';
import { Id, Timestamp } from '../../schemas/basics/common';
import { nullable, ref } from '../../schemas/basics/ref';
import { NOTICE_KINDS } from './notice-kinds';
import type { NoticeKind } from './notice-kinds';

const closed = { additionalProperties: false };
const kinds = Object.keys(NOTICE_KINDS) as NoticeKind[]; // its own keys

export const StaffNotice = Type.Object(
  {
    id: Id,
    kind: Type.Enum(kinds, { type: 'string' }),
    subject_type: Type.String({ description: 'what `subject_id` is the id of' }),
    subject_id: Type.String(),
    data: Type.Unknown({ description: 'by kind: numbers of records, amounts in minor units; nothing of a person' }),
    is_read: Type.Boolean({ description: 'by whoever asks' }),
    created_at: Timestamp,
  },
  { ...closed, $id: 'StaffNotice' },
);

export const StaffNoticeList = Type.Object(
  {
    items: Type.Array(ref(StaffNotice)),
    unread: Type.Integer({ description: 'of all, no further than 100' }),
    next_cursor: nullable(Id),
  },
  { ...closed, $id: 'StaffNoticeList' },
);

export const StaffNoticesQuery = Type.Object(
  {
    after: Type.Optional(Type.String({ format: 'uuid', description: '`next_cursor` of the page before' })),
    page_size: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  },
  closed,
);

export const NoticesReadBody = Type.Object(
  {
    ids: Type.Optional(
      Type.Array(Type.String({ format: 'uuid' }), { maxItems: 100, description: 'all that there are without' }),
    ),
  },
  closed,
);

export const StaffFeedQuery = Type.Object(
  {
    after: Type.Optional(
      Type.String({ format: 'uuid', description: 'the last notice that was heard: those since come first' }),
    ),
  },
  closed,
);

export const staffNoticesSchemas = [StaffNotice, StaffNoticeList];
