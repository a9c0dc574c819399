import type { AdminOrder } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { lateComponent } from '@tessera/shared/late';
import { Button, Icon, TextField } from '@tessera/shared/ui';
import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import { orderMessages } from '../../../messages/orders/order';
import { useOrderWrite } from '../actions/use-order-write';
import { MOST_TAGS, sameTags, withTags } from '../model/tags.model';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';

/** It shows nothing before something is changed, so the page does not wait for it. */
const SaveBar = lateComponent(() =>
  import(/* webpackChunkName: "save-bar" */ '../../../controls/saving/save-bar').then((module) => ({
    default: module.SaveBar,
  })),
);

interface OrderTagsProps {
  order: AdminOrder;
  /** why they cannot be changed */
  reason: string | undefined;
  /** whether something of them is changed and not saved yet */
  onEdit: (isDirty: boolean) => void;
}

/** What is pressed goes away: the focus goes to the tag beside it, or to the field that adds one. */
function passFocusOn(button: HTMLElement, field: HTMLElement | null): void {
  const item = button.parentElement;
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  (beside?.querySelector('button') ?? field)?.focus();
}

/** Words by which staff find the order again. What is changed is saved together, by the bar at the end of the screen. */
export function OrderTags({ order, reason, onEdit }: OrderTagsProps) {
  const text = useMessages(orderMessages);
  /** undefined: as they are */
  const [edited, setEdited] = useState<readonly string[]>();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const write = useOrderWrite(order, (_, { body }) => {
    // what was changed while they were on their way is not saved yet
    setEdited((now) => (now === body?.tags ? undefined : now));
    toast.success(text.tagsSaved);
  });
  const tags = edited ?? order.tags;
  const isDirty = edited !== undefined && !sameTags(edited, order.tags);

  useEffect(() => onEdit(isDirty), [isDirty, onEdit]);

  function add(event: FormEvent): void {
    event.preventDefault();
    setEdited(withTags(tags, typed));
    setTyped('');
  }

  return (
    <Card title={text.tags}>
      {tags.length > 0 ? (
        <ul className={rows.Tags}>
          {tags.map((tag) => (
            <li key={tag} className={rows.Tag}>
              {tag}
              {!reason && (
                <button
                  type="button"
                  className={rows.Remove}
                  aria-label={text.removeTag(tag)}
                  onClick={({ currentTarget }) => {
                    passFocusOn(currentTarget, field.current);
                    setEdited(tags.filter((other) => other !== tag));
                  }}
                >
                  <Icon name="close" size={12} />
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className={rows.Quiet}>{text.noTags}</p>
      )}
      {reason ? (
        <p className={rows.Quiet}>{reason}</p>
      ) : (
        <form className={rows.AddTag} data-screen-only onSubmit={add}>
          <TextField
            ref={field}
            label={text.addTag}
            value={typed}
            autoComplete="off"
            disabled={tags.length >= MOST_TAGS}
            hint={tags.length >= MOST_TAGS ? text.tooManyTags(MOST_TAGS) : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="secondary" size="sm">
            {text.add}
          </Button>
        </form>
      )}
      <Suspense>
        <SaveBar
          dirty={isDirty}
          saving={write}
          onSave={() => write.mutate({ method: 'put', path: `orders/${order.id}/tags`, body: { tags } })}
          onDiscard={() => {
            setEdited(undefined);
            write.reset();
          }}
        />
      </Suspense>
    </Card>
  );
}
