import { useMessages } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui';
import { attributesMessages } from '../../../messages/attributes';
import type { ValueDraft } from './attribute.model';
import styles from './attribute.module.css';

interface SwatchFieldsProps {
  value: ValueDraft;
  /** what it is called */
  name: string;
  onChange: (changes: Partial<ValueDraft>) => void;
}

/** What the browser's own field for colours begins with. */
const FIRST = '#8c8c88';

/** One colour or two, and how that looks. */
export function SwatchFields({ value, name, onChange }: SwatchFieldsProps) {
  const text = useMessages(attributesMessages).values;
  const { colour, second_colour } = value;
  return (
    <span className={styles.Colours}>
      <svg className={styles.Preview} viewBox="0 0 2 2" aria-hidden="true" data-empty={colour === null || undefined}>
        {colour && <path d="M0 0h2v2H0" fill={colour} />}
        {second_colour && <path d="M2 0v2H0" fill={second_colour} />}
      </svg>
      <input
        type="color"
        className={styles.Colour}
        aria-label={text.colour(name)}
        value={colour ?? FIRST}
        onChange={({ target }) => onChange({ colour: target.value })}
      />
      {second_colour === null ? (
        <IconButton
          icon="plus"
          label={`${text.addSecond}: ${name}`}
          disabled={colour === null}
          onClick={() => onChange({ second_colour: FIRST })}
        />
      ) : (
        <>
          <input
            type="color"
            className={styles.Colour}
            aria-label={text.second(name)}
            value={second_colour}
            onChange={({ target }) => onChange({ second_colour: target.value })}
          />
          <IconButton
            icon="close"
            label={`${text.noSecond}: ${name}`}
            onClick={() => onChange({ second_colour: null })}
          />
        </>
      )}
    </span>
  );
}
