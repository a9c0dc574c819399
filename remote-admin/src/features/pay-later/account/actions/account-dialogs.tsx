import type { Opened } from '../../../../form/use-late-dialog';
import type { AskedAction } from '../model/account.model';
import type { AccountDialogProps } from './account-dialog';
import { BookingDialog } from './booking-dialog';
import { LimitDialog, ReasonDialog, ResumeDialog } from './decision-dialogs';
import { AmountDialog, PostponeDialog, ReceiveDialog, WriteOffDialog } from './part-dialogs';

export interface AccountDialogsProps extends Pick<AccountDialogProps, 'account' | 'onClose'> {
  opened: Opened<AskedAction>;
}

/** The dialog of an action. */
function DialogOf({ asked, ...props }: AccountDialogProps & { asked: AskedAction }) {
  switch (asked.action) {
    case 'approve':
    case 'limit':
      return <LimitDialog {...props} action={asked.action} />;
    case 'refuse':
    case 'suspend':
      return <ReasonDialog {...props} action={asked.action} />;
    case 'resume':
      return <ResumeDialog {...props} />;
    case 'receive':
      return <ReceiveDialog {...props} schedule={asked.schedule} instalment={asked.instalment} />;
    case 'postpone':
      return <PostponeDialog {...props} schedule={asked.schedule} instalment={asked.instalment} />;
    case 'write_off':
      return <WriteOffDialog {...props} schedule={asked.schedule} />;
    case 'fee':
    case 'waive':
      return <AmountDialog {...props} action={asked.action} schedule={asked.schedule} instalment={asked.instalment} />;
    default:
      return <BookingDialog {...props} {...asked} />;
  }
}

/** The dialog of the action that was asked for last; it begins anew each time, and stays until its closing is over. */
export default function AccountDialogs({ opened, ...props }: AccountDialogsProps) {
  const { asked, isOpen, count } = opened;
  return <DialogOf key={count} {...props} asked={asked} open={isOpen} />;
}
