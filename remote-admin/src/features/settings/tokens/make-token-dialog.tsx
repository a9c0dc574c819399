import type { NewStaffToken, Right } from '@tessera/shared/contract';
import { fieldErrors } from '@tessera/shared/forms';
import { useMessages } from '@tessera/shared/i18n';
import { SelectField, TextField } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { FormDialog } from '../../../controls/form-dialog';
import { tokensMessages } from '../../../messages/settings/tokens';
import { RightsFields } from '../roles/rights-groups';
import { switchRight } from '../screen/rights.model';
import { endAfter, LIFETIMES } from './tokens.model';
import { makeToken } from './tokens.queries';

interface MakeTokenDialogProps {
  open: boolean;
  onClose: () => void;
  /** what the person who makes it may do: nobody gives what they lack */
  own: readonly string[];
  onMade: (made: NewStaffToken) => void;
}

const [, USUAL] = LIFETIMES;

/** Asks what a machine is called, what it may do and for how long. */
export function MakeTokenDialog({ open, onClose, own, onMade }: MakeTokenDialogProps) {
  const text = useMessages(tokensMessages);
  const [name, setName] = useState('');
  const [rights, setRights] = useState<Right[]>([]);
  const [days, setDays] = useState<number | null>(USUAL);
  const [missing, setMissing] = useState<{ name?: string; rights?: string }>({});
  const making = useMutation({
    mutationFn: makeToken,
    onSuccess: (made) => {
      forget();
      onClose();
      onMade(made);
    },
  });
  const refused = fieldErrors(making.error, ['name']).name;

  function forget(): void {
    setName('');
    setRights([]);
    setDays(USUAL);
    setMissing({});
    making.reset();
  }

  function submit(form: HTMLFormElement): void {
    const said = name.trim();
    const faults = {
      ...(said ? {} : { name: text.missingName }),
      ...(rights.length > 0 ? {} : { rights: text.missingRights }),
    };
    setMissing(faults);
    if (faults.name) form.querySelector<HTMLElement>('[name="name"]')?.focus();
    else if (!faults.rights) making.mutate({ name: said, rights, expires_at: endAfter(days, Date.now()) });
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onCancel={forget}
      title={text.make}
      description={text.makeText}
      submit={text.makeIt}
      size="lg"
      pending={making.isPending}
      error={missing.rights ?? (refused ? undefined : making.error?.message)}
      onSubmit={submit}
    >
      <TextField
        label={text.name}
        hint={text.nameHint}
        name="name"
        maxLength={60}
        autoComplete="off"
        value={name}
        error={missing.name ?? refused}
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label={text.lifetime}
        name="lifetime"
        value={days ?? ''}
        onChange={({ target }) => setDays(target.value === '' ? null : Number(target.value))}
      >
        {LIFETIMES.map((choice) => (
          <option key={choice ?? ''} value={choice ?? ''}>
            {choice === null ? text.byHand : text.days(choice)}
          </option>
        ))}
      </SelectField>
      <RightsFields rights={rights} own={own} onSwitch={(right) => setRights(switchRight(rights, right))} />
    </FormDialog>
  );
}
