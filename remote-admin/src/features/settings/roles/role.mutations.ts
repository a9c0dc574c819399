import { api } from '@tessera/shared/client';
import type { Right, StaffRole } from '@tessera/shared/contract';

/** What can be said of a role. */
export interface RoleEdit {
  name: string;
  rights: readonly Right[];
}

export const makeRole = (edit: RoleEdit) => api.post<StaffRole>('admin/roles', { json: edit });

/** Refused when somebody changed it since this version. */
export const saveRole = ({ id, version }: StaffRole, edit: RoleEdit) =>
  api.put<StaffRole>(`admin/roles/${id}`, { json: { ...edit, version } });

/** Of any role; refused when somebody changed it since this version. */
export const requireSecondFactor = ({ id, version }: StaffRole, required: boolean) =>
  api.put<StaffRole>(`admin/roles/${id}/second-factor`, { json: { required, version } });

export const removeRole = ({ id }: StaffRole) => api.delete<undefined>(`admin/roles/${id}`);
