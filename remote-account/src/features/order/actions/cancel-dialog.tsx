import { api } from '@tessera/shared/client';
import type { Order } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Button, Dialog, TextArea } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { Question } from '../../../frame/editing/question';
import { ordersMessages } from '../../../messages/orders';
import { useShowOrder } from '../../../orders/orders.queries';

interface CancelDialogProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

/** Asks before an order is cancelled, and for a reason that need not be given. */
export function CancelDialog({ order, open, onClose }: CancelDialogProps) {
  const text = useMessages(ordersMessages);
  const show = useShowOrder();
  const [reason, setReason] = useState('');
  const cancel = useMutation({
    mutationFn: () => api.post<Order>(`orders/${encodeURIComponent(order.number)}/cancel`, { json: { reason } }),
    onSuccess: (cancelled) => {
      show(cancelled);
      toast.success(text.cancelled);
      onClose();
    },
  });
  const close = (): void => {
    cancel.reset();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={text.cancelTitle} description={text.cancelText}>
      <Question
        failure={cancel.error}
        answers={
          <>
            <Button variant="secondary" onClick={close}>
              {text.cancelNo}
            </Button>
            <Button
              variant="danger"
              pending={cancel.isPending}
              pendingText={text.cancelling}
              onClick={() => cancel.mutate()}
            >
              {text.cancelYes}
            </Button>
          </>
        }
      >
        <TextArea
          name="reason"
          label={text.cancelReason}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Question>
    </Dialog>
  );
}
