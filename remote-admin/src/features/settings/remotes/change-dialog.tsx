import type { AdminRemote } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, TextField } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { FormDialog } from '../../../controls/form-dialog';
import { remotesMessages } from '../../../messages/settings/remotes';
import { ComparedWeights } from './page-weights';
import { isBackOffice, sendChange, versionOf, type Change } from './remotes.model';
import { REMOTES_KEY } from './remotes.queries';

interface ChangeDialogProps {
  /** as it was when it was asked */
  remote: AdminRemote;
  change: Change;
  open: boolean;
  onClose: () => void;
}

/** What is asked, what shoppers will see, and the button's words. */
function wordsOf({ name, owns, live_version }: AdminRemote, change: Change) {
  const text = messagesIn(remotesMessages);
  const { dialog } = text;
  const addresses = owns.join(', ');
  if (change.kind === 'retire') {
    return { title: dialog.retire(name), description: dialog.retireText(addresses), submit: text.retire };
  }
  const { kind, version } = change;
  if (kind === 'promote') {
    const description = live_version === null ? dialog.firstText(addresses) : dialog.promoteText(live_version);
    return { title: dialog.promote(name, version), description, submit: text.makeLive };
  }
  const description = live_version === null ? dialog.firstText(addresses) : dialog.rollbackText(live_version, version);
  return { title: dialog.rollback(name, version), description, submit: text.goBack };
}

/** Asks before what is live changes, and says what shoppers will see of it. */
export function ChangeDialog({ remote, change, open, onClose }: ChangeDialogProps) {
  const text = useMessages(remotesMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const { name } = remote;
  const isDanger = change.kind === 'retire';
  const then = change.kind === 'retire' ? undefined : versionOf(remote, change.version);
  const sending = useMutation({
    mutationFn: () => sendChange(remote, change, reason.trim()),
    onSuccess: () => {
      onClose();
      const { kind } = change;
      toast.success(kind === 'retire' ? text.done.retire(name) : text.done[kind](name, change.version));
    },
    // refused, too: then another version may be live than the page says
    onSettled: () => client.invalidateQueries({ queryKey: REMOTES_KEY }),
  });

  return (
    <FormDialog
      {...wordsOf(remote, change)}
      open={open}
      onClose={onClose}
      tone={isDanger ? 'danger' : 'primary'}
      size="lg"
      pending={sending.isPending}
      error={sending.error?.message}
      onSubmit={() => sending.mutate()}
    >
      {isDanger && isBackOffice(remote) && <Alert tone="error">{text.dialog.backOffice}</Alert>}
      {then && <ComparedWeights now={versionOf(remote, remote.live_version)} then={then} locale={locale} />}
      <TextField
        label={text.dialog.reason}
        hint={text.dialog.reasonHint}
        name="reason"
        maxLength={200}
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
