import { api } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { DangerDialog } from '../../../../form/danger-dialog';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { adminPaths } from '../../../../paths';
import type { DraftDialogProps } from './draft-dialog';

/** Deletes a draft, of which nothing was ordered. */
export function DeleteDialog({ draft, ...dialog }: DraftDialogProps) {
  const text = useMessages(draftsMessages);
  const client = useQueryClient();
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    await client.invalidateQueries({ queryKey: ['admin', 'order-drafts'] });
    await navigate(adminPaths.drafts(), { replace: true });
  }

  return (
    <DangerDialog
      {...dialog}
      title={`${text.delete}?`}
      description={text.deleteText}
      submit={text.delete}
      send={() => api.delete<undefined>(`admin/order-drafts/${draft.id}`)}
      onDone={() => void leave()}
      done={text.deleted}
    />
  );
}
