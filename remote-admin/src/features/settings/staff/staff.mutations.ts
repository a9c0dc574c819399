import { api } from '@tessera/shared/client';
import type { StaffMember } from '@tessera/shared/contract';

/** What the form of an invitation asks for, by the names that the API has for it. */
export interface Invitation {
  email: string;
  first_name: string;
  last_name: string;
  role_id: string;
}

export const invite = (invitation: Invitation) => api.post<StaffMember>('admin/staff', { json: invitation });

export const remind = ({ id }: StaffMember) => api.post<undefined>(`admin/staff/${id}/invitation`);

/** Refused when somebody changed them meanwhile (`version`). */
export const setRole = ({ id, version }: StaffMember, role_id: string) =>
  api.patch<StaffMember>(`admin/staff/${id}`, { json: { role_id, version } });

export const removeMember = ({ id }: StaffMember) => api.delete<undefined>(`admin/staff/${id}`);
