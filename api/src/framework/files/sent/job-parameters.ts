import { Type } from 'typebox';
import { Id } from '../../../schemas/basics/common';

const closed = { additionalProperties: false };

/** What a job takes that writes what a check has found. */
export const ImportParameters = Type.Object(
  {
    check_id: Id,
    failed_of: Type.Optional(
      Type.String({ format: 'uuid', description: 'only what failed in this job, or was not reached by it' }),
    ),
  },
  closed,
);

/** What a job takes that makes a file of rows that were not taken over. */
export const FailedRowsParameters = Type.Object(
  {
    check_id: Id,
    import_id: Type.Optional(Type.String({ format: 'uuid', description: 'with what failed in this job' })),
  },
  closed,
);
