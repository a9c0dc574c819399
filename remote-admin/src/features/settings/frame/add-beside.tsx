import { Button, SelectField } from '@tessera/shared/ui';
import { useState, type ReactNode } from 'react';
import beside from '../../../form/fields/beside-field.module.css';

interface AddBesideProps {
  /** `label` of the choice, `choose` while nothing is chosen, `add` on the button, `addChosen` to who only hears it */
  text: { label: string; choose: string; add: string; addChosen: string };
  hint?: string;
  error?: string | undefined;
  onAdd: (chosen: string) => void;
  /** the options */
  children: ReactNode;
}

/** One of several is chosen, and added by the button beside it. */
export function AddBeside({ text, hint, error, onAdd, children }: AddBesideProps) {
  const [chosen, setChosen] = useState('');

  function add(): void {
    if (chosen !== '') onAdd(chosen);
    setChosen('');
  }

  return (
    <div className={beside.Beside}>
      <SelectField
        label={text.label}
        hint={hint}
        value={chosen}
        error={error}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{text.choose}</option>
        {children}
      </SelectField>
      <div className={beside.AtControl}>
        <Button variant="secondary" size="sm" aria-label={text.addChosen} onClick={add}>
          {text.add}
        </Button>
      </div>
    </div>
  );
}
