import { useMessages } from '@tessera/shared/i18n';
import { Badge, Button } from '@tessera/shared/ui';
import type { PathErrors } from '../../../settings/use-settings-edit';
import { homeMessages } from '../../../messages/content/home';
import { Card } from '../../../page/card';
import { stateAt, titleOf, type SectionDraft } from './home.model';
import { SectionFields } from './section-fields';
import styles from './home.module.css';

interface SectionCardProps {
  section: SectionDraft;
  /** its place on the page, from 0, and of how many */
  index: number;
  count: number;
  /** the present moment, as `datetime-local` fields have it */
  now: string;
  open: boolean;
  errors: PathErrors;
  onToggle: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  onChange: (changes: Partial<SectionDraft>) => void;
}

/** A section in one line with what can be done to it, and its fields once it is opened. */
export function SectionCard(props: SectionCardProps) {
  const { section, index, count, now, open, errors, onToggle, onMove, onRemove, onChange } = props;
  const text = useMessages(homeMessages);
  const kind = text.kinds[section.kind];
  const title = titleOf(section);
  const name = title === '' ? kind : `${kind}: ${title}`;
  const state = stateAt(section, now);
  const path = `sections.${index}`;
  return (
    <Card
      title={name}
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={open}
          aria-label={(open ? text.closeNamed : text.change)(name)}
          onClick={onToggle}
        >
          {open ? text.close : text.changeShort}
        </Button>
      }
    >
      <div className={styles.Line}>
        <Badge tone={state === 'shown' ? 'success' : 'neutral'}>{text.states[state]}</Badge>
        {section.language !== '' && <Badge>{text.onlyIn(text.languages[section.language])}</Badge>}
        <span className={styles.Tools}>
          <Button
            variant="quiet"
            size="sm"
            aria-label={text.up(name)}
            aria-disabled={index === 0 || undefined}
            onClick={() => onMove(-1)}
          >
            {text.upShort}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={text.down(name)}
            aria-disabled={index === count - 1 || undefined}
            onClick={() => onMove(1)}
          >
            {text.downShort}
          </Button>
          <Button variant="quiet" size="sm" aria-label={text.remove(name)} onClick={onRemove}>
            {text.removeShort}
          </Button>
        </span>
      </div>
      {errors[`${path}.kind`] && (
        <p className={styles.Hint} data-tone="error" role="alert">
          {errors[`${path}.kind`]}
        </p>
      )}
      {open && <SectionFields section={section} path={path} errors={errors} onChange={onChange} />}
    </Card>
  );
}
