import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { download } from '../../controls/download';
import { ordersMessages } from '../../messages/orders';
import { packingSlips } from '../../orders/packing-slips';
import { BulkBar } from '../../table/bulk-bar';
import type { Selection } from '../../table/use-selection';

/** What can be done with the chosen orders. */
export function OrdersBulk({ selection }: { selection: Selection }) {
  const text = useMessages(ordersMessages);
  const slips = useMutation({
    mutationFn: packingSlips,
    onSuccess: download,
    onError: (error) => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'packing-slips' }),
  });
  return (
    <BulkBar selection={selection}>
      <Button
        size="sm"
        pending={slips.isPending}
        pendingText={text.exporting}
        onClick={() => slips.mutate(selection.ids)}
      >
        {text.slips}
      </Button>
    </BulkBar>
  );
}
