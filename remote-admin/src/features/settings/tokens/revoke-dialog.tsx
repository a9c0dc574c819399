import type { StaffToken } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { RecordHistory } from '../../../audit/record-history';
import { DangerDialog } from '../../../form/danger-dialog';
import { tokensMessages } from '../../../messages/settings/tokens';
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
  const name = token?.name ?? '';
  return (
    <DangerDialog
      open={token !== undefined}
      onClose={onClose}
      title={name}
      description={text.revokeText}
      submit={text.revoke}
      size="lg"
      send={async () => token && revokeToken(token)}
      onDone={() => void client.invalidateQueries({ queryKey: tokensQuery().queryKey })}
      done={text.revoked(name)}
    >
      {token && (
        <>
          {token.remote === null ? <RightsList rights={token.rights} /> : <p>{text.releasesAlone(token.remote)}</p>}
          <RecordHistory type="staff_token" id={token.id} inDialog />
        </>
      )}
    </DangerDialog>
  );
}
