import { useMessages } from '@tessera/shared/i18n';
import { VisuallyHidden } from '@tessera/shared/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { marksOf } from '../../../../controls/drag/row-marks';
import { useRowDrag, type RowDrag } from '../../../../controls/drag/use-row-drag';
import { useRowFocus } from '../../../../controls/drag/use-row-focus';
import { navigationMessages } from '../../../../messages/content/navigation';
import type { PathErrors } from '../../../../settings/use-settings-edit';
import {
  landingAfter,
  landingOf,
  pathsOf,
  put,
  removed,
  type EntryDraft,
  type Landing,
  type Place,
  type Step,
} from './entry-list.model';
import { EntryRow } from './entry-row';
import { nameOf, type Targets } from '../navigation.model';
import styles from '../navigation.module.css';

interface EntryListProps {
  place: Place;
  rows: readonly EntryDraft[];
  targets: Targets;
  errors: PathErrors;
  /** why nothing can be changed */
  reason: string | undefined;
  onChange: (rows: EntryDraft[]) => void;
}

/** How far an entry below another is moved in, in CSS pixels: as navigation.module.css has it. */
const INDENT = 24;
/** With Alt, on anything in a row. */
const KEYS: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

/** The entries in their order: dragged by their grips, moved by keys or by the menu of their row. */
export function EntryList({ place, rows, targets, errors, reason, onChange }: EntryListProps) {
  const text = useMessages(navigationMessages);
  const list = useRef<HTMLOListElement>(null);
  const focus = useRowFocus(list, rows);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [news, setNews] = useState('');
  const paths = pathsOf(rows);
  const dragging = useRowDrag({ list, onDrop: (drag) => move(drag.from, landingAt(drag)) });
  const landing = dragging.drag && landingAt(dragging.drag);

  /** As deep as the row is moved aside. */
  function landingAt({ from, gap, aside }: RowDrag): Landing | undefined {
    return landingOf(place, rows, from, gap, (rows[from]?.depth ?? 0) + Math.round(aside / INDENT));
  }

  function move(from: number, to: Landing | undefined): void {
    const row = rows[from];
    if (!row || !to || reason !== undefined) return;
    focus.keep(row.key);
    onChange(put(rows, from, to));
    setNews(text.moved(nameOf(row, targets, text.kinds[row.kind]), String(to.at + 1), String(rows.length)));
  }

  function handleKeys(event: KeyboardEvent, from: number): void {
    const step = KEYS[event.key];
    // in a field they are the field's own
    if (!event.altKey || !step || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    move(from, landingAfter(place, rows, from, step));
  }

  const isWrong = (index: number): boolean =>
    Object.keys(errors).some(
      (path) =>
        /^(kind|target|label\.\w+)$/.test(path.slice(`${place}.${paths[index]}.`.length)) &&
        path.startsWith(`${place}.${paths[index]}.`),
    );

  return (
    <>
      <ol ref={list} className={styles.Rows} aria-label={text.listOf[place]}>
        {rows.map((row, index) => (
          <EntryRow
            key={row.key}
            place={place}
            row={row}
            path={`${place}.${paths[index]}`}
            targets={targets}
            errors={errors}
            reason={reason}
            isOpen={opened.includes(row.key) || row.id === undefined || isWrong(index)}
            marks={{
              ...marksOf(landing && dragging.drag, index, rows.length),
              'data-dragged': dragging.drag?.from === index || undefined,
              'data-landing': landing?.depth,
            }}
            grip={dragging.handleOf(index)}
            landingAfter={(step) => landingAfter(place, rows, index, step)}
            onMove={(to) => move(index, to)}
            onKeyDown={(event) => handleKeys(event, index)}
            onToggle={() =>
              setOpened(opened.includes(row.key) ? opened.filter((key) => key !== row.key) : [...opened, row.key])
            }
            onRemove={() => onChange(removed(rows, index))}
            onChange={(changes) => onChange(rows.map((one) => (one === row ? { ...one, ...changes } : one)))}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
