import { Type } from 'typebox';
import { Id, Role, Timestamp } from '../../schemas/basics/common';
import { nullable, ref } from '../../schemas/basics/ref';
import { Cart } from '../../schemas/cart';

const closed = { additionalProperties: false };
const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });

export const Profile = Type.Object(
  {
    id: Id,
    first_name: Type.String(),
    last_name: Type.String(),
    username: Type.String(),
    email: Type.String(),
    email_verified: Type.Boolean(),
    pending_email: nullable(
      Type.String({ description: 'an address that a link was sent to and that is not confirmed yet' }),
    ),
    newsletter: Type.Boolean({ description: 'wanted; an address that is not confirmed is asked by mail first' }),
    role: ref(Role),
    created_at: Timestamp,
    version: Type.Integer({ description: 'for edits: sent back as `version`' }),
    cart: ref(Cart),
  },
  { ...closed, $id: 'Profile' },
);

export const ProfileChanges = Type.Object(
  {
    version: Type.Integer(),
    first_name: Type.Optional(Name),
    last_name: Type.Optional(Name),
    username: Type.Optional(Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' })),
    newsletter: Type.Optional(Type.Boolean()),
  },
  closed,
);

export const usersSchemas = [Profile];
