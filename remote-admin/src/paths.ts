/** Addresses of the back office that nothing outside of it leads to. */
export const adminPaths = {
  returns: () => '/admin/returns',
  return: (return_id: string) => `/admin/returns/${encodeURIComponent(return_id)}`,
  drafts: () => '/admin/orders/drafts',
  draft: (draft_id: string) => `/admin/orders/drafts/${encodeURIComponent(draft_id)}`,
  newOrder: () => '/admin/orders/new',
  settings: () => '/admin/settings',
  staff: () => '/admin/settings/staff',
  roles: () => '/admin/settings/roles',
  role: (role_id: string) => `/admin/settings/roles/${encodeURIComponent(role_id)}`,
  /** `from` is the role that it begins as a copy of */
  newRole: (from?: string) =>
    `/admin/settings/roles/new${from === undefined ? '' : `?${new URLSearchParams({ from })}`}`,
  jobs: () => '/admin/settings/jobs',
  job: (job_id: string) => `/admin/settings/jobs/${encodeURIComponent(job_id)}`,
  auditLog: () => '/admin/settings/audit-log',
  /** what the audit log has of one record */
  historyOf: (record_type: string, record_id: string) =>
    `/admin/settings/audit-log?${new URLSearchParams({ record_type, record_id })}`,
};
