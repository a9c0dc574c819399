import type { AdminOrder } from '@tessera/shared/contract';
import { useDraft } from '@tessera/shared/drafts';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { TextArea } from '@tessera/shared/ui';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { ActionButton } from '../../../controls/action-button';
import { orderMessages } from '../../../messages/order';
import { useOrderWrite } from '../actions/use-order-write';
import { errorsOf, valueOf } from '../../../controls/write-errors';
import styles from './note-form.module.css';

interface NoteFormProps {
  order: AdminOrder;
  /** why no note can be added */
  reason: string | undefined;
}

/** A note that only staff read. What is typed is there again after a reload. */
export function NoteForm({ order, reason }: NoteFormProps) {
  const text = useMessages(orderMessages);
  const form = useRef<HTMLFormElement>(null);
  const kept = useDraft(`admin-order:${order.id}:note`);
  const [missing, setMissing] = useState(false);
  const write = useOrderWrite(order, () => {
    kept.clear();
    form.current?.reset();
    toast.success(text.noteAdded);
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const note = valueOf(new FormData(event.currentTarget), 'text');
    setMissing(note === '');
    if (note && !write.isPending)
      write.mutate({ path: `orders/${order.id}/notes`, body: { text: note }, versioned: false });
  }

  function handleKeys(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in the field inside
    <form
      ref={(element) => {
        form.current = element;
        kept.ref(element);
      }}
      className={styles.Note}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={handleKeys}
    >
      <TextArea
        label={text.note}
        name="text"
        rows={2}
        maxLength={2000}
        hint={text.noteHint}
        error={missing ? text.noteMissing : (errorsOf(write.error).text ?? write.error?.message)}
      />
      <ActionButton type="submit" variant="secondary" size="sm" reason={reason} pending={write.isPending}>
        {text.addNote}
      </ActionButton>
    </form>
  );
}
