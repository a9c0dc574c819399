import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { AdminOrder } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { download } from '../../../controls/download';
import { orderMessages } from '../../../messages/order';
import { packingSlips } from '../../../orders/packing-slips';
import { invoiceLink } from '../order.queries';
import { Card } from './card';
import rows from './rows.module.css';

/** The papers of an order. */
export function OrderDocuments({ order }: { order: AdminOrder }) {
  const text = useMessages(orderMessages);
  const onError = (error: Error) => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'order-document' });
  const slip = useMutation({ mutationFn: () => packingSlips([order.id]), onSuccess: download, onError });
  const invoice = useMutation({
    mutationFn: () => invoiceLink(order.number),
    onSuccess: (url) => (url ? download(url) : void toast.error(text.invoiceWait, { id: 'order-document' })),
    onError,
  });
  return (
    <Card title={text.documents}>
      <div className={rows.Documents}>
        <Button
          variant="secondary"
          size="sm"
          pending={slip.isPending}
          pendingText={text.preparing}
          onClick={() => slip.mutate()}
        >
          {text.packingSlip}
        </Button>
        {order.invoice && (
          <Button
            variant="secondary"
            size="sm"
            pending={invoice.isPending}
            pendingText={text.preparing}
            onClick={() => invoice.mutate()}
          >
            {text.invoice(order.invoice.number)}
          </Button>
        )}
      </div>
    </Card>
  );
}
