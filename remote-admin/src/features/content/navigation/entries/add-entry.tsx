import { useMessages } from '@tessera/shared/i18n';
import { Button, SelectField } from '@tessera/shared/ui';
import { useState } from 'react';
import { navigationMessages } from '../../../../messages/content/navigation';
import { KINDS, type Kind, type Place } from './entry-list.model';
import beside from '../../../../form/fields/beside-field.module.css';
import styles from '../navigation.module.css';

interface AddEntryProps {
  place: Place;
  /** nothing stands there: a footer begins with a heading */
  isEmpty: boolean;
  /** for one more that lies below nothing */
  hasRoom: boolean;
  /** the menu of all categories stands there */
  hasCategories: boolean;
  onAdd: (kind: Kind) => void;
}

/** An entry of a kind that may stand there, at the end. */
export function AddEntry({ place, isEmpty, hasRoom, hasCategories, onAdd }: AddEntryProps) {
  const text = useMessages(navigationMessages);
  const [chosen, setChosen] = useState<Kind>();
  const offered = KINDS[place].filter((kind) => {
    if (place === 'footer') return kind === 'heading' ? hasRoom : !isEmpty;
    return hasRoom && !(kind === 'categories' && hasCategories);
  });
  const kind = offered.find((one) => one === chosen) ?? offered[0];
  if (kind === undefined) return <p className={styles.Hint}>{text.full}</p>;
  return (
    <div className={beside.Beside}>
      <SelectField
        label={text.add.label[place]}
        value={kind}
        onChange={({ target }) => setChosen(offered.find((one) => one === target.value))}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {place === 'footer' && one === 'heading' ? text.column : text.kinds[one]}
          </option>
        ))}
      </SelectField>
      <div className={beside.AtControl}>
        <Button variant="secondary" size="sm" aria-label={text.add.chosen[place]} onClick={() => onAdd(kind)}>
          {text.add.button}
        </Button>
      </div>
    </div>
  );
}
