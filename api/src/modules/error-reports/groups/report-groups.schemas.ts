import { Type } from 'typebox';
import type { Static } from 'typebox';
import { cursorFields, cursorParameters, Id, Timestamp } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';
import { StaffNote } from '../../../schemas/staff-note';

const closed = { additionalProperties: false };
const state = Type.Enum(['open', 'looked_at', 'mended'], { type: 'string' });

export const ReportGroupParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const ErrorReportGroupQuery = Type.Object({
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'the number that a visitor saw or was given, or the beginning of an address or a code',
    }),
  ),
  state: Type.Optional(state),
  type: Type.Optional(Type.String({ maxLength: 40 })),
  sort: Type.Optional(Type.Enum(['-last_at', '-reports'], { type: 'string' })),
  ...cursorParameters(25),
});

const summary = {
  id: Id,
  error_type: Type.String(),
  error_code: Type.String(),
  address: Type.String({ description: 'of the pages, with :id in the place of what tells them apart' }),
  reports: Type.Integer({ description: 'ever' }),
  first_at: Timestamp,
  last_at: Timestamp,
  state,
  version: Type.Integer(),
};

export const ErrorReportGroup = Type.Object(summary, { ...closed, $id: 'ErrorReportGroup' });

export const ErrorReportGroupList = Type.Object(
  {
    items: Type.Array(ref(ErrorReportGroup)),
    ...cursorFields('failures', 'there are more than 10,000, and `total` says 10,000'),
  },
  { ...closed, $id: 'ErrorReportGroupList' },
);

export const ErrorReport = Type.Object(
  {
    id: Id,
    reference: Type.String({ description: 'that its sender was given' }),
    error_id: Type.String({ description: 'that its sender saw; it is in the server’s log, too' }),
    error_message: Type.String(),
    status_code: nullable(Type.Integer()),
    happened_at: Timestamp,
    address: Type.String({ description: 'plain text from a browser: nothing to follow' }),
    comment: Type.String(),
    user_agent: Type.String(),
    request_id: Type.String(),
  },
  { ...closed, $id: 'ErrorReport' },
);

export const ErrorReportGroupRecord = Type.Object(
  {
    ...summary,
    latest: Type.Array(ref(ErrorReport), { description: 'the latest 20 of the last 90 days' }),
    notes: Type.Array(ref(StaffNote)),
  },
  { ...closed, $id: 'ErrorReportGroupRecord' },
);

export const ReportGroupEditBody = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'of the failure as it was seen; a stale one is refused' }),
    state,
  },
  closed,
);

export const reportGroupsSchemas = [ErrorReportGroup, ErrorReportGroupList, ErrorReport, ErrorReportGroupRecord];

export type ReportGroupSearch = Static<typeof ErrorReportGroupQuery>;
export type ReportGroupListView = Static<typeof ErrorReportGroupList>;
export type ReportGroupView = Static<typeof ErrorReportGroupRecord>;
export type ReportGroupEdit = Static<typeof ReportGroupEditBody>;
