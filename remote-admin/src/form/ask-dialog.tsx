import type { Draft } from '@tessera/shared/drafts';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { FormDialog } from '../controls/form-dialog';
import { useIsShown } from '../controls/use-is-shown';
import { errorsOf, sentenceOf, stillWrong, wordsOf, type FieldErrors } from '../controls/write-errors';
import { controlMessages } from '../messages/controls';

/** What a form in a dialog says and asks for. */
export interface AskForm<Asked, Saved> {
  title: string;
  description?: string;
  submit: string;
  tone?: 'primary' | 'danger';
  size?: 'md' | 'lg';
  /** what it would come to is not known yet: it cannot be sent */
  busy?: boolean;
  /** said when it is done */
  done?: string | ((saved: Saved) => string);
  /** what is sent, or what is wrong with the fields */
  read: (form: FormData) => Asked | { errors: FieldErrors };
  /** the fields, with what is wrong with each */
  children?: (errors: FieldErrors) => ReactNode;
}

export interface AskDialogProps<Asked, Saved> extends AskForm<Asked, Saved> {
  open: boolean;
  onClose: () => void;
  /**
   * where what is typed is kept: it is there again, and said to be, when the dialog is opened again, unless it was cancelled or
   * sent; none: it begins anew each time
   */
  kept?: Draft | undefined;
  send: (asked: Asked) => Promise<Saved>;
  /** told before the dialog closes, so that the page shows what came of it */
  onDone?: (saved: Saved, asked: Asked) => void;
  onFailed?: (failure: Error) => void;
  /** what a failure says of each field */
  failuresOf?: (failure: Error | null) => FieldErrors;
  /** what is said at a field is not said above the form as well */
  atFieldsAlone?: boolean;
  /** the first field that is wrong gets the focus, whoever finds it so */
  focusesFault?: boolean;
  /** above the fields */
  notice?: ReactNode;
}

/** That the fields have what was typed before the dialog was closed, and the way to begin anew, at the first of them. */
function TypedBefore({ onUndo }: { onUndo: () => void }) {
  const text = useMessages(controlMessages).typedBefore;
  function beginAnew({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
    onUndo();
    form?.querySelector<HTMLElement>(':is(input, select, textarea):enabled')?.focus();
  }
  return (
    <Alert>
      {text.there}{' '}
      <Button variant="quiet" size="sm" onClick={beginAnew}>
        {text.anew}
      </Button>
    </Alert>
  );
}

const isWrong = (asked: object): asked is { errors: FieldErrors } => 'errors' in asked;

/**
 * A question or a form that is sent: what failed is said in it and what was typed stays, or by a toast where it was closed before;
 * what is done is said, and it closes.
 */
export function AskDialog<Asked extends object, Saved>(props: AskDialogProps<Asked, Saved>) {
  const { kept, send, read, done, busy, onDone, onFailed, failuresOf = errorsOf, onClose, notice, children } = props;
  const { atFieldsAlone, focusesFault, open, title, description, submit, tone, size } = props;
  /** what was wrong when it was sent */
  const [faults, setFaults] = useState<FieldErrors>({});
  /** what stands in the form since something was changed */
  const [edited, setEdited] = useState<FormData>();
  const isShown = useIsShown(open);
  /** how often it was closed: opened again it is another question */
  const closings = useRef(0);
  const sending = useMutation({
    mutationFn: send,
    onMutate: () => closings.current,
    onSuccess: (saved, asked, closed) => {
      onDone?.(saved, asked);
      kept?.clear();
      // one that was opened since is another question
      if (isShown.current && closings.current === closed) onClose();
      const words = typeof done === 'function' ? done(saved) : done;
      if (words !== undefined) toast.success(words);
    },
    onError: (failure, _asked, closed) => {
      // whoever has closed it meanwhile would take it for done
      if (!isShown.current || closings.current !== closed) toast.error(`${title}: ${wordsOf(failure)}`);
      onFailed?.(failure);
    },
  });
  const isSaidThere = atFieldsAlone && Object.keys(failuresOf(sending.error)).length > 0;

  const forget = useEffectEvent(() => {
    closings.current += 1;
    say({});
    sending.reset();
  });
  // however it is closed, by Back as well
  useEffect(() => (open ? () => forget() : undefined), [open]);

  function wrongNow(): FieldErrors {
    if (!edited) return faults;
    const asked = read(edited);
    return stillWrong(faults, isWrong(asked) ? asked.errors : {});
  }

  function say(found: FieldErrors): void {
    setFaults(found);
    setEdited(undefined);
  }

  function handleSubmit(form: HTMLFormElement): void {
    const asked = read(new FormData(form));
    if (isWrong(asked)) {
      sending.reset();
      refuse(form, asked.errors);
      return;
    }
    say({});
    sending.mutate(asked, { onError: (failure) => refuse(form, failuresOf(failure)) });
  }

  function handleEdit(form: HTMLFormElement): void {
    if (Object.keys(faults).length === 0) return;
    // of what stands there now the server has said nothing
    sending.reset();
    setEdited(new FormData(form));
  }

  function refuse(form: HTMLFormElement, found: FieldErrors): void {
    say(found);
    const field = focusesFault && form.elements.namedItem(Object.keys(found)[0] ?? '');
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <FormDialog
      {...{ open, title, description, submit, tone, size }}
      onClose={onClose}
      onCancel={kept?.clear}
      pending={sending.isPending || busy}
      error={isSaidThere ? undefined : sentenceOf(sending.error)}
      formRef={kept?.ref}
      onSubmit={handleSubmit}
      onEdit={handleEdit}
    >
      {notice}
      {kept?.isRestored && <TypedBefore onUndo={kept.undo} />}
      {children?.(wrongNow())}
    </FormDialog>
  );
}
