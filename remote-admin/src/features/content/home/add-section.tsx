import { useMessages } from '@tessera/shared/i18n';
import { Button, SelectField } from '@tessera/shared/ui';
import { useState } from 'react';
import { Options } from '../../../form/fields/options';
import { homeMessages } from '../../../messages/content/home';
import { isWritten, KINDS, type Kind } from './home.model';
import beside from '../../../form/fields/beside-field.module.css';

/** A section of a kind that the page may have one more of, at its end. @param known the kinds that are on it */
export function AddSection({ known, onAdd }: { known: readonly Kind[]; onAdd: (kind: Kind) => void }) {
  const text = useMessages(homeMessages);
  const [chosen, setChosen] = useState<Kind>('hero');
  const offered = KINDS.filter((kind) => isWritten(kind) || !known.includes(kind));
  const kind = offered.includes(chosen) ? chosen : 'hero';
  return (
    <div className={beside.Beside}>
      <SelectField
        label={text.add.label}
        value={kind}
        onChange={({ target }) => setChosen(KINDS.find((one) => one === target.value) ?? 'hero')}
      >
        <Options of={offered} names={text.kinds} />
      </SelectField>
      <div className={beside.AtControl}>
        <Button variant="secondary" size="sm" aria-label={text.add.chosen} onClick={() => onAdd(kind)}>
          {text.add.button}
        </Button>
      </div>
    </div>
  );
}
