import { api } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { DangerDialog } from '../../../../form/danger-dialog';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { adminPaths } from '../../../../paths';
import type { DraftDialogProps } from './draft-dialog';

/** Deletes a draft, of which nothing was ordered. */
export function DeleteDialog({ draft, open, onClose }: DraftDialogProps) {
  const text = useMessages(draftsMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => api.delete<undefined>(`admin/order-drafts/${draft.id}`),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['admin', 'order-drafts'] });
      toast.success(text.deleted);
      await navigate(adminPaths.drafts(), { replace: true });
    },
  });
  return (
    <DangerDialog
      open={open}
      onClose={onClose}
      title={`${text.delete}?`}
      description={text.deleteText}
      submit={text.delete}
      write={remove}
      onConfirm={() => remove.mutate()}
    />
  );
}
