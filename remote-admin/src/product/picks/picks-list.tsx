import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Badge, cx, VisuallyHidden } from '@tessera/shared/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Menu } from '../../controls/actions/menu';
import drag from '../../controls/drag/drag.module.css';
import { Grip } from '../../controls/drag/grip';
import { marksOf } from '../../controls/drag/row-marks';
import { useRowDrag } from '../../controls/drag/use-row-drag';
import { useRowFocus } from '../../controls/drag/use-row-focus';
import { arrangeMessages } from '../../messages/arrange';
import { Pictured } from '../pictured';
import styles from './picks.module.css';
import { moved, placeAfter, placeOfGap, STEPS, type Pick, type PickStep } from './picks.model';

interface PicksListProps {
  label: string;
  /** what the menu of a row calls it to take it off the list */
  remove: string;
  picks: readonly Pick[];
  onChange: (picks: Pick[]) => void;
}

/** With Alt, on anything in a row. */
const KEYS: Record<string, PickStep> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };

/** Goods that staff have chosen, in their order: dragged by its grip, moved by keys or by the menu of its row. */
export function PicksList({ label, remove, picks, onChange }: PicksListProps) {
  const text = useMessages(arrangeMessages);
  const locale = useLocale();
  const list = useRef<HTMLOListElement>(null);
  const focus = useRowFocus(list, picks);
  const [news, setNews] = useState('');
  const rows = useRowDrag({ list, onDrop: ({ from, gap }) => move(from, placeOfGap(from, gap)) });
  const figure = (value: number): string => value.toLocaleString(locale);

  function move(from: number, to: number | undefined): void {
    const one = picks[from];
    if (!one || to === undefined || to === from) return;
    focus.keep(one.id);
    onChange(moved(picks, from, to));
    setNews(text.moved(one.name, figure(to + 1), figure(picks.length)));
  }

  function handleKeys(event: KeyboardEvent, index: number): void {
    const step = KEYS[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    move(index, placeAfter(index, step, picks.length));
  }

  return (
    <>
      <ol ref={list} className={styles.Rows} aria-label={label}>
        {picks.map((pick, index) => {
          const { id, name, image, is_shown } = pick;
          const steps = STEPS.filter((step) => placeAfter(index, step, picks.length) !== undefined);
          return (
            // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on the buttons inside
            <li
              key={id}
              className={cx(drag.Row, styles.Row)}
              data-row={id}
              {...marksOf(rows.drag, index, picks.length)}
              onKeyDown={(event) => handleKeys(event, index)}
            >
              <Grip label={text.grip(name)} {...rows.handleOf(index)} />
              <span className={styles.Place}>{figure(index + 1)}</span>
              <Pictured image={image}>
                <span className={styles.Words}>
                  <span className={styles.Name}>{name}</span>
                  {!is_shown && <Badge tone="warning">{text.notShown}</Badge>}
                </span>
              </Pictured>
              <Menu
                label={text.actionsOf(name)}
                shown={text.actionsShown}
                items={[
                  ...steps.map((step) => ({
                    key: step,
                    label: text.actions[step],
                    onSelect: () => move(index, placeAfter(index, step, picks.length)),
                  })),
                  {
                    key: 'remove',
                    label: remove,
                    onSelect: () => onChange(picks.filter((one) => one.id !== id)),
                  },
                ]}
              />
            </li>
          );
        })}
      </ol>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
