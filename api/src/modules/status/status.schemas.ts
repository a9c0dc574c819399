import { Type } from 'typebox';
import { Timestamp } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };

export const Health = Type.Enum(['ok', 'degraded', 'down'], { $id: 'Health', type: 'string' });

export const Status = Type.Object(
  {
    state: ref(Health),
    components: Type.Array(
      Type.Object(
        {
          name: Type.Enum(['api', 'database', 'queue', 'files'], { type: 'string' }),
          state: ref(Health),
          checked_at: Timestamp,
        },
        closed,
      ),
    ),
    checked_at: Timestamp,
  },
  { ...closed, $id: 'Status' },
);

export const statusSchemas = [Health, Status];
