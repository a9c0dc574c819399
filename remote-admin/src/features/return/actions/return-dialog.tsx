import type { AdminReturn } from '@tessera/shared/contract';
import { useDraft } from '@tessera/shared/drafts';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Alert } from '@tessera/shared/ui';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../../../controls/form-dialog';
import { errorsOf, type FieldErrors } from '../../../controls/write-errors';
import { returnMessages } from '../../../messages/return';
import { returnWords } from '../../../messages/return-words';
import type { ReturnAction } from '../model/return.model';
import { useReturnWrite } from './use-return-write';

/** What every dialog of a return is told. */
export interface ReturnDialogProps {
  one: AdminReturn;
  open: boolean;
  onClose: () => void;
}

interface ReturnFormProps extends ReturnDialogProps {
  /** what is done, and the name of what is typed: it is there again after a reload */
  action: ReturnAction;
  title: string;
  description?: string;
  submit: string;
  tone?: 'primary' | 'danger';
  /** what it would come to is not known yet: it cannot be sent */
  busy?: boolean;
  /** said when it is done */
  done: (saved: AdminReturn) => string;
  /** what is sent, or what is wrong with the fields */
  read: (form: FormData) => { body: Record<string, unknown> } | { errors: FieldErrors };
  /** the fields, with what is wrong with each */
  children?: (errors: FieldErrors) => ReactNode;
}

/** Somebody else has changed the return since this was opened; nothing while it is the same. */
function StaleNotice({ one }: { one: AdminReturn }) {
  const text = useMessages(returnMessages);
  const { states } = useMessages(returnWords);
  const [opened] = useState(one.version);
  if (opened === one.version) return null;
  return (
    <Alert tone="warning">
      <p>
        <strong>{text.staleTitle(states[one.state])}</strong>
      </p>
      <p>{text.staleText}</p>
    </Alert>
  );
}

/** A form that changes a return: what it came to is said, what failed stands at its field, what was typed stays. */
export function ReturnForm(props: ReturnFormProps) {
  const { one, open, onClose, action, title, description, submit, tone, busy, done, read, children } = props;
  const [faults, setFaults] = useState<FieldErrors>({});
  const kept = useDraft(`admin-return:${one.id}:${action}`);
  const write = useReturnWrite(one, (saved) => {
    kept.clear();
    close();
    toast.success(done(saved));
  });

  function close(): void {
    setFaults({});
    write.reset();
    onClose();
  }

  function send(form: HTMLFormElement): void {
    const asked = read(new FormData(form));
    const hasFaults = 'errors' in asked;
    setFaults(hasFaults ? asked.errors : {});
    if (!hasFaults) write.mutate({ action, body: asked.body });
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      onCancel={kept.clear}
      title={title}
      description={description}
      submit={submit}
      tone={tone}
      pending={write.isPending || busy}
      error={write.error?.message}
      formRef={kept.ref}
      onSubmit={send}
    >
      <StaleNotice one={one} />
      {children?.({ ...errorsOf(write.error), ...faults })}
    </FormDialog>
  );
}
