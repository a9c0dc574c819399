export type AccountState = 'none' | 'pending' | 'active' | 'refused' | 'suspended';

export interface AccountFacts {
  suspended_at: Date | null;
}

export interface ApplicationOutcome {
  /** null: staff are to decide */
  decision: 'approved' | 'refused' | null;
}

/** How an account stands follows from its applications, oldest first, and from whether staff have stopped it. */
export function accountState(
  account: AccountFacts | undefined,
  applications: readonly ApplicationOutcome[],
): AccountState {
  const last = applications.at(-1);
  if (!account || !last) return 'none';
  if (account.suspended_at !== null) return 'suspended';
  // Who has a limit keeps it, whatever becomes of a later application.
  if (applications.some(({ decision }) => decision === 'approved')) return 'active';
  return last.decision === null ? 'pending' : 'refused';
}
