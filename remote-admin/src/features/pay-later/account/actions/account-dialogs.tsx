import type { Opened } from '../../../../form/use-late-dialog';
import type { AskedAction } from '../model/account.model';
import type { AccountDialogProps } from './account-dialog';
import { BookingDialog } from './booking-dialog';
import { LimitDialog, ReasonDialog, ResumeDialog } from './decision-dialogs';
import { AmountDialog, PostponeDialog, ReceiveDialog, WriteOffDialog } from './part-dialogs';

export interface AccountDialogsProps extends Pick<AccountDialogProps, 'account' | 'onClose'> {
  opened: Opened<AskedAction>;
}

/** The dialog of what is booked on a part. */
function PartDialog({
  asked,
  ...props
}: AccountDialogProps & { asked: Extract<AskedAction, { instalment: unknown }> }) {
  const { action, ...part } = asked;
  if (action === 'receive') return <ReceiveDialog {...props} {...part} />;
  if (action === 'postpone') return <PostponeDialog {...props} {...part} />;
  return <AmountDialog {...props} {...part} action={action} />;
}

/** The dialog of an action. */
function DialogOf({ asked, ...props }: AccountDialogProps & { asked: AskedAction }) {
  if ('instalment' in asked) return <PartDialog {...props} asked={asked} />;
  if ('booking' in asked) return <BookingDialog {...props} {...asked} />;
  switch (asked.action) {
    case 'approve':
    case 'limit':
      return <LimitDialog {...props} action={asked.action} />;
    case 'refuse':
    case 'suspend':
      return <ReasonDialog {...props} action={asked.action} />;
    case 'resume':
      return <ResumeDialog {...props} />;
    case 'write_off':
      return <WriteOffDialog {...props} schedule={asked.schedule} />;
  }
}

/** The dialog of the action that was asked for last; it begins anew each time, and stays until its closing is over. */
export default function AccountDialogs({ opened, ...props }: AccountDialogsProps) {
  const { asked, isOpen, count } = opened;
  return <DialogOf key={count} {...props} asked={asked} open={isOpen} />;
}
