import { Type } from 'typebox';
import { Timestamp } from '../../schemas/basics/common';
import { GivenUpCredit } from '../../schemas/given-up-credit';

export const DeleteBody = Type.Object(
  { password: Type.String({ maxLength: 1000, default: '', format: 'text' }), store_credit: GivenUpCredit },
  { additionalProperties: false },
);

/** Everything that the shop holds about a person; each part is named by the area that holds it. */
export const PersonalExport = Type.Object(
  { exported_at: Timestamp, store: Type.String() },
  { additionalProperties: true },
);
