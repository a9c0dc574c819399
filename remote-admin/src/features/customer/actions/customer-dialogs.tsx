import type { ComponentType } from 'react';
import type { Opened } from '../../../form/use-late-dialog';
import type { AskedAction } from '../model/customer.model';
import {
  AnonymiseDialog,
  ConfirmDialog,
  FactorDialog,
  PasswordDialog,
  ResumeDialog,
  SuspendDialog,
} from './account-dialogs';
import type { CustomerDialogProps } from './customer-dialog';
import { EditDialog, GroupDialog, TagDialog } from './details-dialogs';

const DIALOGS: Record<AskedAction, ComponentType<CustomerDialogProps>> = {
  edit: EditDialog,
  group: GroupDialog,
  tag: TagDialog,
  password_mail: PasswordDialog,
  confirm_email: ConfirmDialog,
  reset_second_factor: FactorDialog,
  suspend: SuspendDialog,
  resume: ResumeDialog,
  anonymise: AnonymiseDialog,
};

export interface CustomerDialogsProps extends Pick<CustomerDialogProps, 'customer' | 'onClose' | 'onReplaced'> {
  opened: Opened<AskedAction>;
}

/** The dialog of the action that was asked for last; it begins anew each time, and stays until its closing is over. */
export default function CustomerDialogs({ opened, ...props }: CustomerDialogsProps) {
  const { asked, isOpen, count } = opened;
  const Dialog = DIALOGS[asked];
  return <Dialog key={count} {...props} open={isOpen} />;
}
