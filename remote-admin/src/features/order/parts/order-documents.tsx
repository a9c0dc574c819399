import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { AdminOrder } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Button } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { BareButton } from '../../../controls/actions/bare-button';
import type { PressAction } from '../../../controls/actions/use-press';
import { download } from '../../../controls/download';
import { orderMessages } from '../../../messages/orders/order';
import { packingSlips } from '../../../orders/packing-slips';
import { Card } from '../../../page/card';
import { documentLink } from '../order.queries';
import { documentNote } from '../model/documents.model';
import rows from '../../../page/rows.module.css';

interface OrderDocumentsProps {
  order: AdminOrder;
  /** why the invoice cannot be corrected */
  reason: string | undefined;
  onCorrect: () => ReturnType<PressAction>;
}

/** The papers of an order, with what replaced what. */
export function OrderDocuments({ order, reason, onCorrect }: OrderDocumentsProps) {
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
    <Card
      title={text.documents}
      screenOnly={order.documents.length === 0}
      action={
        order.documents.length > 0 && (
          <BareButton reason={reason} onClick={onCorrect}>
            {text.actions.correct_invoice}
          </BareButton>
        )
      }
    >
      <div className={rows.Documents}>
        {/* a gift card is mailed */}
        {order.items.some(({ gift_card }) => !gift_card) && (
          <Button
            variant="secondary"
            size="sm"
            pending={slip.isPending}
            pendingText={text.preparing}
            onClick={() => slip.mutate()}
          >
            {text.packingSlip}
          </Button>
        )}
        {order.documents.map((document) => (
          <div key={document.number} className={rows.Paper} data-paper>
            <Button
              variant="secondary"
              size="sm"
              pending={paper.isPending && paper.variables === document.number}
              pendingText={text.preparing}
              onClick={() => paper.mutate(document.number)}
            >
              {text.document[document.kind](document.number, formatMoney(document.total, order.currency, locale))}
            </Button>
            <DocumentNote document={document} all={order.documents} />
          </div>
        ))}
      </div>
    </Card>
  );
}

type OrderDocument = AdminOrder['documents'][number];

function DocumentNote({ document, all }: { document: OrderDocument; all: OrderDocument[] }) {
  const note = documentNote(document, all, useMessages(orderMessages));
  return note === undefined ? null : <p className={rows.Quiet}>{note}</p>;
}
