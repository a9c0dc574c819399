import type { AdminReturn } from '@tessera/shared/contract';
import type { ComponentType } from 'react';
import type { Opened } from '../../../form/use-late-dialog';
import { goodsMessages } from '../../../messages/orders/goods';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
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

// those of orders hold the words of a refund's preview
export const messages = [goodsMessages, orderDialogsMessages];

export interface ReturnDialogsProps {
  one: AdminReturn;
  opened: Opened<ReturnAction>;
  onClose: () => void;
}

/** The dialog of the action that was asked for last; it begins anew each time, and stays until its closing is over. */
export default function ReturnDialogs({ one, opened, onClose }: ReturnDialogsProps) {
  const { asked, isOpen, count } = opened;
  const Dialog = DIALOGS[asked];
  return <Dialog key={count} one={one} open={isOpen} onClose={onClose} />;
}
