import { useMessages } from '@tessera/shared/i18n';
import { Dialog } from '@tessera/shared/ui';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { CustomerChoice } from '../parts/customer-choice';
import { useDraftWrite } from '../use-draft-write';
import type { DraftDialogProps } from './draft-dialog';

/** Whose order it is. */
export function CustomerDialog({ draft, open, onClose }: DraftDialogProps) {
  const text = useMessages(draftsMessages);
  const write = useDraftWrite(draft.id);
  return (
    <Dialog open={open} onClose={onClose} title={text.customer} description={text.customerText}>
      <CustomerChoice
        submit={text.save}
        pending={write.isPending}
        error={write.error}
        onChoose={(whose) => write.mutate(whose, { onSuccess: onClose })}
      />
    </Dialog>
  );
}
