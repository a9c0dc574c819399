import { Type } from 'typebox';
import { RIGHTS } from '../../framework/staff/rights';
import { Id, Timestamp } from '../../schemas/basics/common';
import { nullable, ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };

export const Right = Type.Enum([...RIGHTS], { $id: 'Right', type: 'string' });

const RoleRef = Type.Object(
  { id: Id, key: nullable(Type.String({ description: 'null for a role of the shop’s own' })), name: Type.String() },
  closed,
);
const person = { id: Id, first_name: Type.String(), last_name: Type.String(), email: Type.String() };

export const Me = Type.Object(
  {
    user: Type.Object(person, closed),
    role: RoleRef,
    rights: Type.Array(ref(Right)),
    awaits_second_factor: Type.Boolean({
      description: 'the role asks for one that is off: nothing may be done before',
    }),
  },
  { ...closed, $id: 'Me', description: 'Somebody of the staff, and what they may do.' },
);

export const StaffMember = Type.Object(
  {
    ...person,
    role: RoleRef,
    is_invited: Type.Boolean({ description: 'has not set a password yet' }),
    version: Type.Integer(),
    created_at: Timestamp,
  },
  { ...closed, $id: 'StaffMember' },
);

export const StaffList = Type.Object({ items: Type.Array(ref(StaffMember)) }, { ...closed, $id: 'StaffList' });

export const StaffRole = Type.Object(
  {
    id: Id,
    key: nullable(Type.String()),
    name: Type.String(),
    rights: Type.Array(ref(Right)),
    requires_second_factor: Type.Boolean(),
    member_count: Type.Integer(),
    version: Type.Integer(),
  },
  { ...closed, $id: 'StaffRole' },
);

export const StaffRoleList = Type.Object({ items: Type.Array(ref(StaffRole)) }, { ...closed, $id: 'StaffRoleList' });

const Version = Type.Integer({ minimum: 1, description: 'the one that was read' });
const role = {
  name: Type.String({ minLength: 1, maxLength: 60 }),
  rights: Type.Array(Type.Enum([...RIGHTS]), { maxItems: RIGHTS.length, uniqueItems: true }),
};

export const MemberParams = Type.Object({ user_id: Id });
export const RoleParams = Type.Object({ role_id: Id });
export const MemberBody = Type.Object({ role_id: Id, version: Version }, closed);
export const RoleBody = Type.Object(role, closed);
export const SecondFactorBody = Type.Object({ required: Type.Boolean(), version: Version }, closed);
export const RoleEditBody = Type.Object({ ...role, version: Version }, closed);

export const staffSchemas = [Right, Me, StaffMember, StaffList, StaffRole, StaffRoleList];
