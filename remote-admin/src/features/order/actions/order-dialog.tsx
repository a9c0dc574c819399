import type { AdminOrder } from '@tessera/shared/contract';
import { RecordDialog, type RecordForm } from '../../../form/record-dialog';
import { StaleNotice } from './stale-notice';
import { useOrderWriting, type OrderWrite } from './use-order-write';

/** What every dialog of an order is told. */
export interface ActionDialogProps {
  order: AdminOrder;
  open: boolean;
  onClose: () => void;
}

interface OrderDialogProps extends ActionDialogProps, RecordForm<OrderWrite, AdminOrder> {
  /** names what is typed, so that it is there again after a reload; none: it is not kept */
  draft?: string;
}

/** A form that changes an order. */
export const OrderDialog = ({ order, draft, ...form }: OrderDialogProps) => (
  <RecordDialog
    {...form}
    draft={draft && `admin-order:${order.id}:${draft}`}
    writing={useOrderWriting(order)}
    notice={<StaleNotice order={order} />}
  />
);
