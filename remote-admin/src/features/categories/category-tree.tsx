import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { AdminCategory } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Menu, type MenuItem } from '../../controls/actions/menu';
import { categoriesMessages } from '../../messages/categories';
import styles from './category-tree.module.css';
import { placeAfter, rowsOf, STEPS, type Step, type TreeRow } from './categories.model';
import type { CategoryQuestion } from './category-dialogs';
import { useCategoryWrite } from './use-category-write';

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
  const moved = useRef<string>(undefined);
  const write = useCategoryWrite();

  // A row that the browser has put elsewhere loses its focus.
  useEffect(() => {
    const id = moved.current;
    moved.current = undefined;
    if (id) list.current?.querySelector<HTMLElement>(`[data-category="${id}"] button`)?.focus();
  }, [all]);

  async function move({ category }: TreeRow, step: Step): Promise<void> {
    const place = placeAfter(all, category, step);
    if (!place || write.isPending) return;
    const { id, version, name } = category;
    try {
      moved.current = id;
      await write.mutateAsync({ method: 'post', path: `/${id}/move`, json: { ...place, version } });
      toast.success(text.moved(name), { id: 'category-moved' });
    } catch (error) {
      moved.current = undefined;
      toast.error((error instanceof Error && error.message) || UNEXPECTED_ERROR, { id: 'category-moved' });
    }
  }

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
        {rowsOf(all).map((row) => {
          const { id, name, slug, product_count, rule } = row.category;
          return (
            // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on the buttons inside
            <li
              key={id}
              className={styles.Row}
              data-category={id}
              data-depth={row.depth}
              onKeyDown={(event) => handleKeys(event, row)}
            >
              <span className={styles.Name}>
                {name}
                <span className={styles.Slug}>/{slug}</span>
              </span>
              {rule && <Badge>{text.collection}</Badge>}
              <span className={styles.Count}>{text.products(product_count, product_count.toLocaleString(locale))}</span>
              <Menu label={text.actionsOf(name)} items={itemsOf(row)} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
