import type { AdminReturn } from '@tessera/shared/contract';
import type { ComponentType } from 'react';
import type { ReturnAction } from '../model/return.model';
import { ApproveDialog, RefuseDialog } from './decision-dialogs';
import { ExchangeDialog } from './exchange-dialog';
import { ReceiveDialog } from './receive-dialog';
import { RefundDialog } from './refund-dialog';
import type { ReturnDialogProps } from './return-dialog';

const DIALOGS: Record<ReturnAction, ComponentType<ReturnDialogProps>> = {
  approve: ApproveDialog,
  refuse: RefuseDialog,
  receive: ReceiveDialog,
  refund: RefundDialog,
  exchange: ExchangeDialog,
};

/** Which dialog is open; `count` tells one opening from the next. */
export interface OpenAction {
  action: ReturnAction;
  isOpen: boolean;
  count: number;
}

interface ReturnDialogsProps {
  one: AdminReturn;
  opened: OpenAction;
  onClose: () => void;
}

/** The dialog of the action that was asked for last; it begins anew each time, and stays until its closing is over. */
export function ReturnDialogs({ one, opened, onClose }: ReturnDialogsProps) {
  const { action, isOpen, count } = opened;
  const Dialog = DIALOGS[action];
  return <Dialog key={count} one={one} open={isOpen} onClose={onClose} />;
}
