import type { Right, StaffRole, StaffRoleList } from '@tessera/shared/contract';
import type { RoleEdit } from './role.mutations';

/** Whether two sets of rights are the same, in whatever order. */
export function sameRights(one: readonly Right[], other: readonly Right[]): boolean {
  return one.length === other.length && one.every((right) => other.includes(right));
}

/** Puts a role that was saved among those that were read. */
export const withRole =
  (saved: StaffRole) =>
  (list: StaffRoleList | undefined): StaffRoleList | undefined =>
    list && { items: list.items.map((role) => (role.id === saved.id ? saved : role)) };

export const editOf = ({ name, rights }: RoleEdit): RoleEdit => ({ name, rights });

export const isChanged = (edit: RoleEdit, start: RoleEdit): boolean =>
  edit.name.trim() !== start.name || !sameRights(edit.rights, start.rights);

/** What somebody else did to a role between two versions of it. */
export interface RoleChanges {
  /** its new name; undefined where it is the same */
  name: string | undefined;
  added: Right[];
  taken: Right[];
}

export function changesBetween(before: RoleEdit, after: RoleEdit): RoleChanges {
  return {
    name: before.name === after.name ? undefined : after.name,
    added: after.rights.filter((right) => !before.rights.includes(right)),
    taken: before.rights.filter((right) => !after.rights.includes(right)),
  };
}

/** Whether somebody with these rights may change or delete a role: nobody gives or takes what they lack (`staff.beyond_own_rights`). */
export const isWithin = (role: Pick<StaffRole, 'rights'>, own: readonly string[]): boolean =>
  role.rights.every((right) => own.includes(right));
