import { ApiError } from '@tessera/shared/client';
import { fieldErrors } from '@tessera/shared/forms';
import type { Invitation } from './staff.mutations';

/** What is wrong with the fields of a form of the staff. */
type StaffFaults = Partial<Record<keyof Invitation, string>>;

export const INVITATION_FIELDS = ['email', 'first_name', 'last_name', 'role_id'] as const;

/** These are about the role that was chosen, whichever field the API names. */
const ABOUT_ROLE = ['staff.beyond_own_rights', 'staff.role_not_found', 'users.last_admin'];

/** The API's sentence at the field that it is about; nothing where it is about the whole form. */
export function faultsOf(failure: Error | null): StaffFaults {
  if (failure instanceof ApiError && ABOUT_ROLE.includes(failure.code)) return { role_id: failure.message };
  return fieldErrors(failure, INVITATION_FIELDS);
}
