/** Addresses of the back office that nothing outside of it leads to. */
export const adminPaths = {
  settings: () => '/admin/settings',
  staff: () => '/admin/settings/staff',
  roles: () => '/admin/settings/roles',
  role: (role_id: string) => `/admin/settings/roles/${encodeURIComponent(role_id)}`,
  /** `from` is the role that it begins as a copy of */
  newRole: (from?: string) =>
    `/admin/settings/roles/new${from === undefined ? '' : `?${new URLSearchParams({ from })}`}`,
  auditLog: () => '/admin/settings/audit-log',
};
