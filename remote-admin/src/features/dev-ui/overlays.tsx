import { toast } from '@tessera/shared/events';
import { Button, SelectField, TextField } from '@tessera/shared/ui';
import { useState } from 'react';
import { FormDialog } from '../../controls/form-dialog';
import { SaveBar } from '../../controls/saving/save-bar';
import { Specimen } from './specimen';
import styles from './specimen.module.css';

type Shown = 'form' | 'refused' | 'pending' | 'danger' | 'save' | 'unsaved';

const BUTTONS: [Shown, string][] = [
  ['form', 'Form in a dialog'],
  ['refused', 'Refused form'],
  ['pending', 'Form under way'],
  ['danger', 'Question before something goes'],
  ['save', 'Save bar'],
  ['unsaved', 'Save bar that failed'],
];

/** What lies over the page: each is opened by its button. */
export function Overlays() {
  const [shown, setShown] = useState<Shown>();
  const close = (): void => setShown(undefined);
  const form = { onClose: close, onSubmit: close };
  return (
    <Specimen name="Over the page">
      <div className={styles.Row}>
        {BUTTONS.map(([name, label]) => (
          <Button key={name} variant="secondary" size="sm" onClick={() => setShown(name)}>
            {label}
          </Button>
        ))}
        <Button variant="secondary" size="sm" onClick={() => toast.success('The settings were saved')}>
          Toast
        </Button>
      </div>
      {(['form', 'refused', 'pending'] as const).map((name) => (
        <FormDialog
          key={name}
          {...form}
          open={shown === name}
          title="Invite somebody"
          description="They get a mail with a link to choose a password."
          submit="Send the invitation"
          pending={name === 'pending'}
          error={name === 'refused' ? 'The invitation could not be sent.' : undefined}
        >
          <TextField
            label="E-mail"
            defaultValue="mira@"
            error={name === 'refused' ? 'Please enter an e-mail address' : undefined}
          />
          <SelectField label="Role">
            <option>Support</option>
          </SelectField>
        </FormDialog>
      ))}
      <FormDialog
        {...form}
        open={shown === 'danger'}
        title="Delete the role “Night shift”?"
        description="Nobody can be given it any more."
        submit="Delete role"
        tone="danger"
      />
      <SaveBar
        dirty={shown === 'save' || shown === 'unsaved'}
        saving={{
          isPending: false,
          error: shown === 'unsaved' ? new Error('This was changed somewhere else meanwhile.') : null,
        }}
        onSave={close}
        onDiscard={close}
      />
    </Specimen>
  );
}
