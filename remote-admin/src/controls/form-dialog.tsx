import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button, Dialog } from '@tessera/shared/ui';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { controlMessages } from '../messages/controls';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  /** given up by the button that says so, before it closes */
  onCancel?: () => void;
  title: string;
  description?: string;
  /** what is sent: the button's words */
  submit: string;
  tone?: 'primary' | 'danger';
  size?: 'md' | 'lg';
  pending?: boolean;
  /** what is wrong with the whole of it; what is wrong with a field stands below the field */
  error?: string;
  /** takes the form's element, for drafts */
  formRef?: (form: HTMLFormElement | null) => void;
  onSubmit: (form: HTMLFormElement) => void;
  /** told of each change of a field */
  onEdit?: (form: HTMLFormElement) => void;
  children?: ReactNode;
}

/** A question or a short form over the page; Ctrl or ⌘ with Enter sends it from any field. What is typed stays when it fails. */
export function FormDialog(props: FormDialogProps) {
  const text = useMessages(controlMessages);
  const { open, onClose, title, description, submit, tone = 'primary', size, pending, error, formRef } = props;

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!pending) props.onSubmit(event.currentTarget);
  }

  function giveUp(): void {
    props.onCancel?.();
    onClose();
  }

  function handleKeys(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    <Dialog open={open} onClose={onClose} title={title} description={description} size={size}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in the fields inside */}
      <form
        ref={formRef}
        className={styles.Form}
        noValidate
        onSubmit={handleSubmit}
        onChange={(event) => props.onEdit?.(event.currentTarget)}
        onKeyDown={handleKeys}
      >
        {error && <Alert tone="error">{error}</Alert>}
        {props.children}
        <div className={styles.Actions}>
          <Button variant="secondary" onClick={giveUp}>
            {text.cancel}
          </Button>
          <Button type="submit" variant={tone} pending={pending}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
