import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { AdminOrder } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Button } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { download } from '../../../controls/download';
import { orderMessages } from '../../../messages/orders/order';
import { packingSlips } from '../../../orders/packing-slips';
import { Card } from '../../../page/card';
import { documentLink } from '../order.queries';
import rows from '../../../page/rows.module.css';

/** The papers of an order. */
export function OrderDocuments({ order }: { order: AdminOrder }) {
  const text = useMessages(orderMessages);
  const locale = useLocale();
  const onError = (error: Error) => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'order-document' });
  const slip = useMutation({ mutationFn: () => packingSlips([order.id]), onSuccess: download, onError });
  const paper = useMutation({
    mutationFn: (number: string) => documentLink(order.number, number),
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
        {order.documents.map(({ kind, number, total }) => (
          <Button
            key={number}
            variant="secondary"
            size="sm"
            pending={paper.isPending && paper.variables === number}
            pendingText={text.preparing}
            onClick={() => paper.mutate(number)}
          >
            {text.document[kind](number, formatMoney(total, order.currency, locale))}
          </Button>
        ))}
      </div>
    </Card>
  );
}
