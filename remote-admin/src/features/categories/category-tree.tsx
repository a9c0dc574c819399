import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { AdminCategory } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Badge, cx } from '@tessera/shared/ui';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useRef, type KeyboardEvent } from 'react';
import { Menu, type MenuItem } from '../../controls/actions/menu';
import drag from '../../controls/drag/drag.module.css';
import { Grip } from '../../controls/drag/grip';
import { marksOf } from '../../controls/drag/row-marks';
import { useRowDrag, type RowDrag } from '../../controls/drag/use-row-drag';
import { useRowFocus } from '../../controls/drag/use-row-focus';
import { categoriesMessages } from '../../messages/categories';
import { adminPaths } from '../../paths';
import styles from './category-tree.module.css';
import { landingOf, placeAfter, rowsOf, STEPS, type Place, type Step, type TreeRow } from './categories.model';
import type { CategoryQuestion } from './category-dialogs';
import { useCategoryWrite } from './use-category-write';

/** How far a level is moved in, in CSS pixels: as category-tree.module.css has it. */
const INDENT = 16;
/** With Alt, on anything in a row. */
const KEYS: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

interface CategoryTreeProps {
  all: readonly AdminCategory[];
  /** why nothing can be changed here */
  reason: string | undefined;
  locale: string;
  onAsk: (question: CategoryQuestion) => void | Promise<void>;
}

/** The tree, each category with what can be done with it; Alt and the arrow keys move the one that has the focus. */
export function CategoryTree({ all, reason, locale, onAsk }: CategoryTreeProps) {
  const text = useMessages(categoriesMessages);
  const list = useRef<HTMLUListElement>(null);
  const focus = useRowFocus(list, all);
  const navigate = useNavigate();
  const write = useCategoryWrite();

  const rows = rowsOf(all);
  const dragging = useRowDrag({ list, onDrop: (drag) => void put(rows[drag.from], landingAt(drag)) });
  const landing = dragging.drag && landingAt(dragging.drag);

  /** As deep as the row is moved aside. */
  function landingAt({ from, gap, aside }: RowDrag) {
    return landingOf(all, from, gap, (rows[from]?.depth ?? 0) + Math.round(aside / INDENT));
  }

  async function put(row: TreeRow | undefined, place: Place | undefined): Promise<void> {
    if (!row || !place || write.isPending) return;
    const { id, version, name } = row.category;
    const { parent_id, position } = place;
    try {
      focus.keep(id);
      await write.mutateAsync({ method: 'post', path: `/${id}/move`, json: { parent_id, position, version } });
      toast.success(text.moved(name), { id: 'category-moved' });
    } catch (error) {
      focus.drop();
      toast.error((error instanceof Error && error.message) || UNEXPECTED_ERROR, { id: 'category-moved' });
    }
  }

  const move = (row: TreeRow, step: Step): Promise<void> => put(row, placeAfter(all, row.category, step));

  function handleKeys(event: KeyboardEvent, row: TreeRow): void {
    const step = KEYS[event.key];
    if (!event.altKey || !step || reason) return;
    event.preventDefault();
    void move(row, step);
  }

  function itemsOf(row: TreeRow): MenuItem[] {
    const { category } = row;
    const held = reason === undefined ? {} : { reason };
    return [
      { key: 'edit', label: text.actions.edit, ...held, onSelect: () => onAsk({ kind: 'edit', category }) },
      { key: 'order', label: text.actions.order, onSelect: () => navigate(adminPaths.arrangeCategory(category.id)) },
      ...STEPS.filter((step) => placeAfter(all, category, step)).map((step) => ({
        key: step,
        label: text.actions[step],
        ...held,
        onSelect: () => move(row, step),
      })),
      ...(category.rule
        ? []
        : [{ key: 'add', label: text.actions.add, ...held, onSelect: () => onAsk({ kind: 'add', category }) }]),
      { key: 'merge', label: text.actions.merge, ...held, onSelect: () => onAsk({ kind: 'merge', category }) },
      {
        key: 'remove',
        label: text.actions.remove,
        tone: 'danger',
        ...held,
        onSelect: () => onAsk({ kind: 'remove', category }),
      },
    ];
  }

  return (
    <>
      <p className={styles.Keys}>{text.keys}</p>
      <ul ref={list} className={styles.Tree} aria-label={text.title}>
        {rows.map((row, index) => {
          const { id, name, slug, product_count, rule } = row.category;
          return (
            // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on the buttons inside
            <li
              key={id}
              className={cx(drag.Row, styles.Row)}
              data-row={id}
              data-depth={row.depth}
              {...marksOf(landing && dragging.drag, index, rows.length)}
              data-dragged={dragging.drag?.from === index || undefined}
              data-landing={landing?.depth}
              onKeyDown={(event) => handleKeys(event, row)}
            >
              {reason === undefined && <Grip label={text.grip(name)} {...dragging.handleOf(index)} />}
              <span className={styles.Name}>
                {name}
                <span className={styles.Slug}>/{slug}</span>
                {rule && <Badge>{text.collection}</Badge>}
              </span>
              <span className={styles.Count}>{text.products(product_count, product_count.toLocaleString(locale))}</span>
              <Menu label={text.actionsOf(name)} shown={text.actionsShown} items={itemsOf(row)} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
