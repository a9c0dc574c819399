import type { AdminRemote } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, SelectField, TextField } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { FormDialog } from '../../../../controls/form-dialog';
import { remotesMessages } from '../../../../messages/settings/remotes';
import { ComparedWeights } from '../page-weights';
import { doneWords, questionWords } from './change-words';
import { ALL_VISITS, givenTo, isBackOffice, sendChange, SHARES, STEP_MINUTES } from '../remotes.model';
import { stepsAfter, versionOf, type Change } from '../remotes.model';
import { REMOTES_KEY } from '../remotes.queries';

interface ChangeDialogProps {
  /** as it was when it was asked */
  remote: AdminRemote;
  change: Change;
  open: boolean;
  onClose: () => void;
}

interface ShareFieldProps {
  remote: AdminRemote;
  share: number;
  onChange: (share: number) => void;
}

/** How many of the visits get the version: all of them, or a part. */
function ShareField({ remote: { canary }, share, onChange }: ShareFieldProps) {
  const { dialog: text } = useMessages(remotesMessages);
  return (
    <SelectField
      label={text.share}
      name="share"
      hint={canary ? text.sharesNow(canary.version, canary.percent) : undefined}
      value={String(share)}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {SHARES.map((percent) => (
        <option key={percent} value={percent}>
          {percent === ALL_VISITS ? text.allVisits : text.visits(percent)}
        </option>
      ))}
    </SelectField>
  );
}

/** Whether it gets more of the visits by itself. */
function StepsField({
  share,
  minutes,
  onChange,
}: {
  share: number;
  minutes: number;
  onChange: (minutes: number) => void;
}) {
  const { dialog: text } = useMessages(remotesMessages);
  return (
    <SelectField
      label={text.steps}
      name="steps"
      hint={text.stepsHint}
      value={String(minutes)}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      <option value={0}>{text.noSteps}</option>
      {STEP_MINUTES.map((each) => (
        <option key={each} value={each}>
          {text.stepsEach(stepsAfter(share), text.times[each])}
        </option>
      ))}
    </SelectField>
  );
}

/** Asks before what visits get changes, and says what shoppers will see of it. */
export function ChangeDialog({ remote, change: asked, open, onClose }: ChangeDialogProps) {
  const text = useMessages(remotesMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [share, setShare] = useState<number>(ALL_VISITS);
  const [minutes, setMinutes] = useState(0);
  const change = givenTo(asked, share, minutes);
  const isDanger = change.kind === 'retire';
  const then = 'version' in change ? versionOf(remote, change.version) : undefined;
  const sending = useMutation({
    mutationFn: () => sendChange(remote, change, reason.trim()),
    onSuccess: () => {
      onClose();
      toast.success(doneWords(remote, change));
    },
    // refused, too: then another version may be live than the page says
    onSettled: () => client.invalidateQueries({ queryKey: REMOTES_KEY }),
  });

  return (
    <FormDialog
      {...questionWords(remote, change)}
      open={open}
      onClose={onClose}
      tone={isDanger ? 'danger' : 'primary'}
      size="lg"
      pending={sending.isPending}
      error={sending.error?.message}
      onSubmit={() => sending.mutate()}
    >
      {isDanger && isBackOffice(remote) && <Alert tone="error">{text.dialog.backOffice}</Alert>}
      {asked.kind === 'promote' && remote.live_version !== null && (
        <ShareField remote={remote} share={share} onChange={setShare} />
      )}
      {change.kind === 'canary' && <StepsField share={share} minutes={minutes} onChange={setMinutes} />}
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
