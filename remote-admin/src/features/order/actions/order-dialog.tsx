import type { AdminOrder } from '@tessera/shared/contract';
import { useDraft } from '@tessera/shared/drafts';
import { toast } from '@tessera/shared/events';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../../../controls/form-dialog';
import { StaleNotice } from './stale-notice';
import { useOrderWrite, type OrderWrite } from './use-order-write';
import { errorsOf, type FieldErrors } from '../../../controls/write-errors';

/** What every dialog of an order is told. */
export interface ActionDialogProps {
  order: AdminOrder;
  open: boolean;
  onClose: () => void;
}

interface OrderDialogProps extends ActionDialogProps {
  /** names what is typed, so that it is there again after a reload; none: it is not kept */
  draft?: string;
  title: string;
  description?: string;
  submit: string;
  tone?: 'primary' | 'danger';
  size?: 'md' | 'lg';
  /** what it would come to is not known yet: it cannot be sent */
  busy?: boolean;
  /** said when it is done */
  done: string | ((saved: AdminOrder) => string);
  /** what the form asks for, or what is wrong with its fields */
  read: (form: FormData) => OrderWrite | { errors: FieldErrors };
  /** the fields, with what is wrong with each */
  children?: (errors: FieldErrors) => ReactNode;
}

/** A form that changes an order: what it came to is said, what failed stands at its field, what was typed stays. */
export function OrderDialog(props: OrderDialogProps) {
  const { order, open, onClose, draft, title, description, submit, tone, size, busy, done, read, children } = props;
  const [faults, setFaults] = useState<FieldErrors>({});
  const kept = useDraft(`admin-order:${order.id}:${draft ?? ''}`);
  const write = useOrderWrite(order, (saved) => {
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
    const hasFaults = 'errors' in asked;
    setFaults(hasFaults ? asked.errors : {});
    if (!hasFaults) write.mutate(asked);
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
      size={size}
      pending={write.isPending || busy}
      error={write.error?.message}
      formRef={draft ? kept.ref : undefined}
      onSubmit={send}
    >
      <StaleNotice order={order} />
      {children?.({ ...errorsOf(write.error), ...faults })}
    </FormDialog>
  );
}
