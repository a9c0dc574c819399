import type { AdminPayLaterRecord, PayLaterAdjustment } from '@tessera/shared/contract';
import type { Right } from '../../../../rights/use-rights';

/** What is decided about the account itself. */
export type AccountAction = 'approve' | 'refuse' | 'limit' | 'suspend' | 'resume';
/** What is booked on a part of a plan. */
export type PartAction = 'receive' | 'fee' | 'waive' | 'postpone';
/** What is done with what was booked. */
export type BookingAction = 'confirm' | 'decline' | 'reverse';

export type Schedule = AdminPayLaterRecord['schedules'][number];
export type Instalment = Schedule['instalments'][number];

/** An action with what it is done to. */
export type AskedAction =
  | { action: AccountAction }
  | { action: PartAction; schedule: Schedule; instalment: Instalment }
  | { action: 'write_off'; schedule: Schedule }
  | { action: BookingAction; booking: PayLaterAdjustment };

export type Action = AskedAction['action'];

export const PART_ACTIONS: readonly PartAction[] = ['receive', 'fee', 'waive', 'postpone'];

/** Why an action makes no sense; the messages have a sentence for each. */
export type Block = 'noApplication' | 'notSuspended' | 'suspended' | 'notApproved' | 'nothingOpen' | 'own';

export const openOf = ({ amount, paid }: Pick<Instalment, 'amount' | 'paid'>): number => amount - paid;

/** What is open of a plan, minor units. */
export const openOfPlan = ({ instalments }: Schedule): number =>
  instalments.reduce((sum, instalment) => sum + openOf(instalment), 0);

/** What was let go of an instalment by hand and not taken back, the latest first; minor units. */
export const letGoOf = ({ id }: Instalment, adjustments: readonly PayLaterAdjustment[]) =>
  adjustments.flatMap(({ kind, state, parts }) =>
    (kind === 'write_off' || kind === 'waiver') && state === 'applied'
      ? parts.filter((part) => part.instalment_id === id).map(({ amount }) => ({ kind, amount: -amount }))
      : [],
  );

/**
 * What became of an instalment of which nothing is open, where it was not settled: it was written off, or nothing of it is
 * due any more.
 */
export function releaseOf(
  instalment: Instalment,
  adjustments: readonly PayLaterAdjustment[],
): 'write_off' | 'waiver' | 'refund' | undefined {
  if (openOf(instalment) > 0) return undefined;
  const last = letGoOf(instalment, adjustments)[0]?.kind;
  if (instalment.amount === 0) return last ?? 'refund';
  return last === 'write_off' ? last : undefined;
}

/** Which right an action takes. */
export const rightFor = (action: Action): Right =>
  action === 'write_off' || action === 'confirm' || action === 'decline' ? 'pay_later.write_off' : 'pay_later.write';

/** Which decision about the account makes no sense now. */
export function blockOf(action: AccountAction, account: AdminPayLaterRecord): Block | undefined {
  const { state, applications } = account;
  const isWaiting = applications[0]?.decision === null;
  const isGranted = applications.some(({ decision }) => decision === 'approved');
  const isSuspended = state === 'suspended';
  const blocks: Record<AccountAction, [isBlocked: boolean, block: Block]> = {
    approve: [!isWaiting, 'noApplication'],
    refuse: [!isWaiting, 'noApplication'],
    limit: [!isGranted, 'notApproved'],
    suspend: [isSuspended, 'suspended'],
    resume: [!isSuspended, 'notSuspended'],
  };
  const [isBlocked, block] = blocks[action];
  return isBlocked ? block : undefined;
}

/** What most likely comes next for the account. */
export function primaryAction(account: AdminPayLaterRecord): AccountAction {
  if (account.applications[0]?.decision === null) return 'approve';
  return account.state === 'suspended' ? 'resume' : 'limit';
}

/** Whether letting go of so much waits for a second person. */
export const needsSecond = (amount: number, { alone, second_person_above }: AdminPayLaterRecord): boolean =>
  alone + amount > second_person_above;
