import { useMessages } from '@tessera/shared/i18n';
import { Badge, Button, cx } from '@tessera/shared/ui';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Menu } from '../../../../controls/actions/menu';
import drag from '../../../../controls/drag/drag.module.css';
import { Grip } from '../../../../controls/drag/grip';
import { navigationMessages } from '../../../../messages/content/navigation';
import type { PathErrors } from '../../../../settings/use-settings-edit';
import { EntryFields } from './entry-fields';
import { STEPS, type EntryDraft, type Landing, type Place, type Step } from './entry-list.model';
import { nameOf, whereTo, type Targets } from '../navigation.model';
import styles from '../navigation.module.css';

interface EntryRowProps {
  place: Place;
  row: EntryDraft;
  /** of the entry in what is sent: 'header.2.below.0' */
  path: string;
  targets: Targets;
  errors: PathErrors;
  /** why nothing can be changed */
  reason: string | undefined;
  isOpen: boolean;
  /** what it says of a drag */
  marks: Record<`data-${string}`, string | number | boolean | undefined>;
  grip: Omit<ComponentProps<typeof Grip>, 'label'>;
  landingAfter: (step: Step) => Landing | undefined;
  onMove: (to: Landing | undefined) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onToggle: () => void;
  onRemove: () => void;
  onChange: (changes: Partial<EntryDraft>) => void;
}

/** An entry in one line with what can be done to it, and its fields once it is opened. */
export function EntryRow(props: EntryRowProps) {
  const { place, row, path, targets, errors, reason, isOpen, marks, grip, landingAfter, onMove } = props;
  const text = useMessages(navigationMessages);
  const kind = place === 'footer' && row.kind === 'heading' ? text.column : text.kinds[row.kind];
  const name = nameOf(row, targets, kind);
  const held = reason === undefined ? {} : { reason };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on the buttons inside
    <li
      className={cx(drag.Row, styles.Row)}
      data-row={row.key}
      data-depth={row.depth}
      {...marks}
      onKeyDown={props.onKeyDown}
    >
      <div className={styles.Line}>
        {reason === undefined && <Grip label={text.grip(name)} {...grip} />}
        <span className={styles.Name}>
          {name}
          <span className={styles.Where}>{whereTo(row, targets)}</span>
        </span>
        <span className={styles.Tools}>
          {row.kind !== 'link' && <Badge>{kind}</Badge>}
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={isOpen}
            aria-label={(isOpen ? text.closeNamed : text.change)(name)}
            onClick={props.onToggle}
          >
            {isOpen ? text.close : text.changeShort}
          </Button>
          <Menu
            label={text.actionsOf(name)}
            shown={text.actionsShown}
            items={[
              ...STEPS.flatMap((step) => {
                const to = landingAfter(step);
                return to ? [{ key: step, label: text.steps[step], ...held, onSelect: () => onMove(to) }] : [];
              }),
              { key: 'remove', label: text.remove, tone: 'danger' as const, ...held, onSelect: props.onRemove },
            ]}
          />
        </span>
      </div>
      {errors[`${path}.kind`] && (
        <p className={styles.Hint} data-tone="error" role="alert">
          {errors[`${path}.kind`]}
        </p>
      )}
      {isOpen && <EntryFields row={row} path={path} targets={targets} errors={errors} onChange={props.onChange} />}
    </li>
  );
}
