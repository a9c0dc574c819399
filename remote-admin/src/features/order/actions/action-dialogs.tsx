import { addressFormMessages } from '@tessera/shared/address-form';
import type { AdminOrder } from '@tessera/shared/contract';
import type { ComponentType } from 'react';
import type { Opened } from '../../../form/use-late-dialog';
import { goodsMessages } from '../../../messages/orders/goods';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import type { OrderAction } from '../model/actions.model';
import { AddressDialog, BillingDialog, CorrectInvoiceDialog } from './address-dialog';
import { CancelDialog } from './cancel-dialog';
import { CaptureDialog, DeliverDialog, MarkPaidDialog, ReleaseDialog } from './confirm-dialogs';
import { EditDialog } from './edit-dialog';
import { HoldDialog } from './hold-dialog';
import type { ActionDialogProps } from './order-dialog';
import { RefundDialog } from './refund-dialog';
import { ShipDialog } from './ship-dialog';
import { UndeliveredDialog } from './undelivered-dialog';

const DIALOGS: Record<OrderAction, ComponentType<ActionDialogProps>> = {
  mark_paid: MarkPaidDialog,
  capture: CaptureDialog,
  ship: ShipDialog,
  deliver: DeliverDialog,
  refund: RefundDialog,
  cancel: CancelDialog,
  undelivered: UndeliveredDialog,
  hold: HoldDialog,
  release: ReleaseDialog,
  address: AddressDialog,
  billing: BillingDialog,
  correct_invoice: CorrectInvoiceDialog,
  edit: EditDialog,
};

export const messages = [addressFormMessages, goodsMessages, orderDialogsMessages];

export interface ActionDialogsProps {
  order: AdminOrder;
  opened: Opened<OrderAction>;
  onClose: () => void;
}

/** The dialog of the action that was asked for last; it begins anew each time, and stays until its closing is over. */
export default function ActionDialogs({ order, opened, onClose }: ActionDialogsProps) {
  const { asked, isOpen, count } = opened;
  const Dialog = DIALOGS[asked];
  return <Dialog key={count} order={order} open={isOpen} onClose={onClose} />;
}
