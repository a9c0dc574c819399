import { useDraft } from '@tessera/shared/drafts';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { TextArea } from '@tessera/shared/ui';
import { useCallback, useState, type FormEvent, type KeyboardEvent } from 'react';
import { ActionButton } from '../controls/actions/action-button';
import { useIsShown } from '../controls/use-is-shown';
import { errorsOf, valueOf, wordsOf } from '../controls/write-errors';
import { notesMessages } from '../messages/orders/notes';
import styles from './note-form.module.css';

interface NoteFormProps {
  /** names what is typed, so that it is there again after a reload */
  draft: string;
  /** why no note can be added */
  reason: string | undefined;
  isPending: boolean;
  error: Error | null;
  /** kept when the note is there; why it is not comes as `error` */
  onAdd: (text: string) => Promise<unknown>;
}

/** The forms on show by what they keep: whoever left while a note was on its way may be back at another one. */
const onShow = new Map<string, HTMLFormElement>();

const noteIn = (form: HTMLFormElement): string => valueOf(new FormData(form), 'text');

/** A note on a record that only staff read. */
export function NoteForm({ draft, reason, isPending, error, onAdd }: NoteFormProps) {
  const text = useMessages(notesMessages);
  const { ref: keep, clear } = useDraft(draft);
  const isShown = useIsShown();
  const [missing, setMissing] = useState(false);

  const show = useCallback(
    (form: HTMLFormElement) => {
      onShow.set(draft, form);
      keep(form);
      return () => {
        if (onShow.get(draft) === form) onShow.delete(draft);
        keep(null);
      };
    },
    [draft, keep],
  );

  function handleAdded(note: string): void {
    const form = onShow.get(draft);
    // what was written while it was on its way is not added yet
    if (!form || noteIn(form) === note) clear();
    if (form && noteIn(form) === note) form.reset();
    toast.success(text.added);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const note = noteIn(event.currentTarget);
    setMissing(note === '');
    if (!note || isPending) return;
    onAdd(note).then(
      () => handleAdded(note),
      (failure: Error) => {
        // the form says it itself while it is there
        if (!isShown.current) toast.error(`${text.note}: ${wordsOf(failure)}`);
      },
    );
  }

  function handleKeys(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in the field inside
    <form ref={show} className={styles.Note} data-screen-only noValidate onSubmit={handleSubmit} onKeyDown={handleKeys}>
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
