import { useDraft } from '@tessera/shared/drafts';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { TextArea } from '@tessera/shared/ui';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { ActionButton } from '../controls/actions/action-button';
import { errorsOf, valueOf } from '../controls/write-errors';
import { notesMessages } from '../messages/orders/notes';
import styles from './note-form.module.css';

interface NoteFormProps {
  /** names what is typed, so that it is there again after a reload */
  draft: string;
  /** why no note can be added */
  reason: string | undefined;
  isPending: boolean;
  error: Error | null;
  /** `onDone` is called when the note is there */
  onAdd: (text: string, onDone: () => void) => void;
}

/** A note on a record that only staff read. */
export function NoteForm({ draft, reason, isPending, error, onAdd }: NoteFormProps) {
  const text = useMessages(notesMessages);
  const form = useRef<HTMLFormElement>(null);
  const kept = useDraft(draft);
  const [missing, setMissing] = useState(false);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const note = valueOf(new FormData(event.currentTarget), 'text');
    setMissing(note === '');
    if (!note || isPending) return;
    onAdd(note, () => {
      // what was written while it was on its way is not added yet
      if (form.current && valueOf(new FormData(form.current), 'text') === note) {
        kept.clear();
        form.current.reset();
      }
      toast.success(text.added);
    });
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
      data-screen-only
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={handleKeys}
    >
      <TextArea
        label={text.note}
        name="text"
        rows={2}
        maxLength={2000}
        hint={text.hint}
        error={missing ? text.missing : (errorsOf(error).text ?? error?.message)}
      />
      <ActionButton type="submit" variant="secondary" size="sm" reason={reason} pending={isPending}>
        {text.add}
      </ActionButton>
    </form>
  );
}
