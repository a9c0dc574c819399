import type { AdminRemote } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, SelectField, TextField } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { FormDialog } from '../../../controls/form-dialog';
import { remotesMessages } from '../../../messages/settings/remotes';
import { ComparedWeights } from './page-weights';
import { ALL_VISITS, isBackOffice, sendChange, SHARES, versionOf, type Change } from './remotes.model';
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
  if (change.kind === 'end_canary') {
    return { title: dialog.endCanary, description: dialog.endCanaryText(live_version ?? ''), submit: text.endCanary };
  }
  const { kind, version } = change;
  if (kind === 'canary') {
    const description = dialog.canaryText(live_version ?? '');
    return { title: dialog.canary(name, version), description, submit: text.startCanary };
  }
  if (kind === 'promote') {
    const description = live_version === null ? dialog.firstText(addresses) : dialog.promoteText(live_version);
    return { title: dialog.promote(name, version), description, submit: text.makeLive };
  }
  const description = live_version === null ? dialog.firstText(addresses) : dialog.rollbackText(live_version, version);
  return { title: dialog.rollback(name, version), description, submit: text.goBack };
}

/** What is said when it is done. */
function doneWords(name: string, change: Change): string {
  const { done } = messagesIn(remotesMessages);
  if (change.kind === 'retire') return done.retire(name);
  if (change.kind === 'end_canary') return done.endCanary;
  if (change.kind === 'canary') return done.canary(name, change.version, change.percent);
  return done[change.kind](name, change.version);
}

/** Asks before what visits get changes, and says what shoppers will see of it. */
export function ChangeDialog({ remote, change: asked, open, onClose }: ChangeDialogProps) {
  const text = useMessages(remotesMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const { name, live_version, canary } = remote;
  const [share, setShare] = useState<number>(ALL_VISITS);
  const isPromotion = asked.kind === 'promote';
  const change: Change =
    isPromotion && share < ALL_VISITS ? { kind: 'canary', version: asked.version, percent: share } : asked;
  const isDanger = change.kind === 'retire';
  const then = 'version' in change ? versionOf(remote, change.version) : undefined;
  const sending = useMutation({
    mutationFn: () => sendChange(remote, change, reason.trim()),
    onSuccess: () => {
      onClose();
      toast.success(doneWords(name, change));
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
      {isPromotion && live_version !== null && (
        <SelectField
          label={text.dialog.share}
          name="share"
          hint={canary ? text.dialog.sharesNow(canary.version, canary.percent) : undefined}
          value={String(share)}
          onChange={({ target }) => setShare(Number(target.value))}
        >
          {SHARES.map((percent) => (
            <option key={percent} value={percent}>
              {percent === ALL_VISITS ? text.dialog.allVisits : text.dialog.visits(percent)}
            </option>
          ))}
        </SelectField>
      )}
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
