import { Type } from 'typebox';
import { Id } from '../../schemas/basics/common';

const closed = { additionalProperties: false };
const Name = Type.String({ minLength: 1, maxLength: 100 });

export const InvitationBody = Type.Object(
  {
    // the form's own rule has a message for whatever is no address
    email: Type.String({ maxLength: 1000, format: 'text' }),
    first_name: Name,
    last_name: Name,
    role_id: Id,
  },
  closed,
);

export const InvitedParams = Type.Object({ user_id: Id });
