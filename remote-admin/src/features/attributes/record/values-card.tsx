import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button } from '@tessera/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { attributesMessages } from '../../../messages/attributes';
import { Card } from '../../../page/card';
import type { AttributeKind } from '../kinds';
import { moved, newValue, type ValueDraft } from './attribute.model';
import form from '../../../form/page/page-form.module.css';
import styles from './attribute.module.css';
import type { AttributeEdit } from './use-attribute-edit';
import { ValueRow } from './value-row';

interface ValuesCardProps {
  edit: AttributeEdit;
  /** what is wrong with the values together */
  error: string | undefined;
  locale: string;
  /** asks which value takes the place of one */
  onMerge: (value: ValueDraft) => void | Promise<void>;
}

const isByNumber = (kind: AttributeKind): boolean => kind === 'number' || kind === 'date';

/** How they are ordered, what a family is, and that there are none yet. */
function Hints({ kind, isEmpty }: { kind: AttributeKind; isEmpty: boolean }) {
  const { values: text } = useMessages(attributesMessages);
  const order = isByNumber(kind) ? text.byNumber : text.keys;
  return (
    <>
      {kind !== 'boolean' && <p className={form.Hint}>{order}</p>}
      {kind === 'swatch' && <p className={form.Hint}>{text.familyHint}</p>}
      {isEmpty && <p className={form.Hint}>{text.empty}</p>}
    </>
  );
}

/** The values in their order: words, colours, family; sorted by dragging, by the keys or by each one's menu. */
export function ValuesCard({ edit, error, locale, onMerge }: ValuesCardProps) {
  const { cards, values: text } = useMessages(attributesMessages);
  const { values, setValues, fields, base } = edit;
  const [dragged, setDragged] = useState<number>();
  const [news, setNews] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<string>(undefined);
  const count = useRef(0);
  const isFixed = fields.kind === 'boolean';
  const isMovable = !isFixed && !isByNumber(fields.kind);
  const placeOf = (index: number): string => (index + 1).toLocaleString(locale);

  // A row that the browser has put elsewhere, or that has just come, has the focus.
  useEffect(() => {
    const key = wanted.current;
    wanted.current = undefined;
    if (key) list.current?.querySelector<HTMLElement>(`[data-value="${key}"] input:not([type="color"])`)?.focus();
  }, [values]);

  function move(from: number, to: number): void {
    const value = values[from];
    if (!isMovable || !value || to < 0 || to >= values.length || from === to) return;
    wanted.current = value.key;
    setValues(moved(values, from, to));
    setNews(text.moved(value.label || text.unnamed, placeOf(to), values.length.toLocaleString(locale)));
  }

  function add(): void {
    count.current += 1;
    const value = newValue(`new-${count.current}`);
    wanted.current = value.key;
    setValues([...values, value]);
  }

  return (
    <Card title={cards.values}>
      <div className={form.Group}>
        {error && <Alert tone="error">{error}</Alert>}
        <Hints kind={fields.kind} isEmpty={values.length === 0} />
        <ol ref={list} className={styles.Values}>
          {values.map((value, index) => (
            <ValueRow
              key={value.key}
              value={value}
              values={values}
              place={placeOf(index)}
              kind={fields.kind}
              locale={locale}
              isInvalid={error !== undefined && value.label.trim() === ''}
              mayMerge={!edit.isDirty}
              onMove={isMovable ? (by) => move(index, index + by) : undefined}
              onDragStart={() => setDragged(index)}
              onDrop={() => {
                if (dragged !== undefined) move(dragged, index);
                setDragged(undefined);
              }}
              onChange={(changes) => setValues(values.map((one) => (one === value ? { ...one, ...changes } : one)))}
              onMerge={() => onMerge(value)}
              onRemove={() =>
                setValues(
                  values
                    .filter((one) => one !== value)
                    .map((one) => (one.family === value.key ? { ...one, family: '' } : one)),
                )
              }
            />
          ))}
        </ol>
        {base.value_count > base.values.length && (
          <p className={form.Hint}>
            {text.cut(base.values.length.toLocaleString(locale), base.value_count.toLocaleString(locale))}
          </p>
        )}
        {!isFixed && (
          <div>
            <Button variant="secondary" size="sm" onClick={add}>
              {text.add}
            </Button>
          </div>
        )}
        <div role="status" className={form.Hint}>
          {edit.removed.map(({ key, label, product_count }) => (
            <p key={key}>{text.removed(label, product_count, product_count.toLocaleString(locale))}</p>
          ))}
          {news && <p>{news}</p>}
        </div>
      </div>
    </Card>
  );
}
