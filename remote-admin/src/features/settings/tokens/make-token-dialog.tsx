import type { NewStaffToken, Right } from '@tessera/shared/contract';
import { fieldErrors } from '@tessera/shared/forms';
import { useMessages } from '@tessera/shared/i18n';
import { SelectField } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { FormDialog } from '../../../controls/form-dialog';
import { AskedField } from '../../../form/fields/asked-field';
import { FieldGroup } from '../../../form/field-group';
import { RadioChoice } from '../../../form/radio-choice';
import { tokensMessages } from '../../../messages/settings/tokens';
import { RightsFields } from '../roles/rights-groups';
import { switchRight } from '../frame/rights.model';
import { endAfter, isRemoteName, LIFETIMES, PURPOSES, type Purpose } from './tokens.model';
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
  const [purpose, setPurpose] = useState<Purpose>('rights');
  const [rights, setRights] = useState<Right[]>([]);
  const [remote, setRemote] = useState('');
  const [days, setDays] = useState<number | null>(USUAL);
  const [missing, setMissing] = useState<{ name?: string; rights?: string; remote?: string }>({});
  const making = useMutation({
    mutationFn: makeToken,
    onSuccess: (made) => {
      close();
      onMade(made);
    },
  });
  const refused = fieldErrors(making.error, ['name', 'remote']);
  const errors = { ...refused, ...missing };

  /** Opened again it begins anew. */
  function close(): void {
    setName('');
    setPurpose('rights');
    setRights([]);
    setRemote('');
    setDays(USUAL);
    setMissing({});
    making.reset();
    onClose();
  }

  function choose(one: Purpose): void {
    setPurpose(one);
    setMissing({});
  }

  function submit(form: HTMLFormElement): void {
    const said = { name: name.trim(), remote: remote.trim() };
    const isForRights = purpose === 'rights';
    const faults = {
      ...(said.name ? {} : { name: text.missingName }),
      ...(isForRights && rights.length === 0 ? { rights: text.missingRights } : {}),
      ...(isForRights || isRemoteName(said.remote) ? {} : { remote: text.missingRemote }),
    };
    setMissing(faults);
    const wrong = (['name', 'remote'] as const).find((field) => faults[field]);
    if (wrong) form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else if (!faults.rights) {
      const allows = isForRights ? { rights } : { remote: said.remote };
      making.mutate({ name: said.name, ...allows, expires_at: endAfter(days, Date.now()) });
    }
  }

  const field = (name: 'name' | 'remote', value: string, onText: (text: string) => void) => ({
    name,
    value,
    errors,
    onChange: ({ target }: { target: { value: string } }) => onText(target.value),
  });

  return (
    <FormDialog
      open={open}
      onClose={close}
      title={text.make}
      description={text.makeText}
      submit={text.makeIt}
      size="lg"
      pending={making.isPending}
      error={missing.rights ?? (refused.name || refused.remote ? undefined : making.error?.message)}
      onSubmit={submit}
    >
      <AskedField {...field('name', name, setName)} label={text.name} hint={text.nameHint} maxLength={60} />
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
      <FieldGroup legend={text.purpose}>
        {PURPOSES.map((one) => (
          <RadioChoice key={one} name="purpose" value={one} checked={one === purpose} onChoose={() => choose(one)}>
            {text.purposes[one]}
          </RadioChoice>
        ))}
      </FieldGroup>
      {purpose === 'rights' ? (
        <RightsFields rights={rights} own={own} onSwitch={(right) => setRights(switchRight(rights, right))} />
      ) : (
        <AskedField
          {...field('remote', remote, setRemote)}
          label={text.remote}
          hint={text.remoteHint}
          maxLength={40}
          spellCheck={false}
        />
      )}
    </FormDialog>
  );
}
