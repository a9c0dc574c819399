import type { StaffToken } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { FormDialog } from '../../../controls/form-dialog';
import { tokensMessages } from '../../../messages/tokens';
import { RightsList } from '../roles/rights-groups';
import { revokeToken, tokensQuery } from './tokens.queries';

interface RevokeDialogProps {
  /** undefined: closed */
  token: StaffToken | undefined;
  onClose: () => void;
}

/** Shows what a token may do, and asks before it ends. */
export function RevokeDialog({ token, onClose }: RevokeDialogProps) {
  const text = useMessages(tokensMessages);
  const client = useQueryClient();
  const revoking = useMutation({
    mutationFn: revokeToken,
    onSuccess: async (_, { name }) => {
      onClose();
      toast.success(text.revoked(name));
      await client.invalidateQueries({ queryKey: tokensQuery().queryKey });
    },
  });

  function close(): void {
    revoking.reset();
    onClose();
  }

  return (
    <FormDialog
      open={token !== undefined}
      onClose={close}
      title={token?.name ?? ''}
      description={text.revokeText}
      submit={text.revoke}
      tone="danger"
      size="lg"
      pending={revoking.isPending}
      error={revoking.error?.message}
      onSubmit={() => token && revoking.mutate(token)}
    >
      {token && <RightsList rights={token.rights} />}
    </FormDialog>
  );
}
