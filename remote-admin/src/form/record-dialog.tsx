import { useDraft } from '@tessera/shared/drafts';
import { toast } from '@tessera/shared/events';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../controls/form-dialog';
import { errorsOf, type FieldErrors } from '../controls/write-errors';
import { useRecordWrite, type RecordWriting } from './use-record-write';

/** What the form of one action says and asks for. */
export interface RecordForm<Asked, Saved> {
  title: string;
  description?: string;
  submit: string;
  tone?: 'primary' | 'danger';
  size?: 'md' | 'lg';
  /** what it would come to is not known yet: it cannot be sent */
  busy?: boolean;
  /** said when it is done */
  done: string | ((saved: Saved) => string);
  /** what is sent, or what is wrong with the fields */
  read: (form: FormData) => Asked | { errors: FieldErrors };
  /** the fields, with what is wrong with each */
  children?: (errors: FieldErrors) => ReactNode;
}

interface RecordDialogProps<Asked, Saved> extends RecordForm<Asked, Saved> {
  open: boolean;
  onClose: () => void;
  /** names what is typed, so that it is there again after a reload; none: it is not kept */
  draft: string | undefined;
  writing: RecordWriting<Asked, Saved>;
  /** what somebody else has changed meanwhile */
  notice: ReactNode;
}

const isWrong = (asked: object): asked is { errors: FieldErrors } => 'errors' in asked;

/** A form that changes a record: what it came to is said, what failed stands at its field, what was typed stays. */
export function RecordDialog<Asked extends object, Saved>(props: RecordDialogProps<Asked, Saved>) {
  const { draft, writing, read, done, busy, notice, children, onClose, ...frame } = props;
  const [faults, setFaults] = useState<FieldErrors>({});
  const kept = useDraft(draft ?? '');
  const write = useRecordWrite(writing, (saved) => {
    kept.clear();
    close();
    toast.success(typeof done === 'string' ? done : done(saved));
  });

  function close(): void {
    setFaults({});
    write.reset();
    onClose();
  }

  function send(form: HTMLFormElement): void {
    const asked = read(new FormData(form));
    const wrong = isWrong(asked);
    setFaults(wrong ? asked.errors : {});
    if (!wrong) write.mutate(asked);
  }

  return (
    <FormDialog
      {...frame}
      onClose={close}
      onCancel={kept.clear}
      pending={write.isPending || busy}
      error={write.error?.message}
      formRef={draft === undefined ? undefined : kept.ref}
      onSubmit={send}
    >
      {notice}
      {children?.({ ...errorsOf(write.error), ...faults })}
    </FormDialog>
  );
}
