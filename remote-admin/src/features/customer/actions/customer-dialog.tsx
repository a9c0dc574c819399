import type { CustomerRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert } from '@tessera/shared/ui';
import { useState } from 'react';
import type { FieldErrors } from '../../../controls/write-errors';
import { valueOf } from '../../../controls/write-errors';
import { RecordDialog, type RecordForm } from '../../../form/record-dialog';
import { customerMessages } from '../../../messages/customers/customer';
import type { AskedAction } from '../model/customer.model';
import { useCustomerWriting, type CustomerWrite } from './use-customer-writing';

/** What every dialog of a customer is told. */
export interface CustomerDialogProps {
  customer: CustomerRecord;
  open: boolean;
  onClose: () => void;
  /** the record has gone, and this one stands in for it */
  onReplaced: (id: string) => void;
}

interface CustomerFormProps
  extends
    Pick<CustomerDialogProps, 'customer' | 'open' | 'onClose'>,
    Omit<RecordForm<CustomerWrite, CustomerRecord>, 'read' | 'done'> {
  action: AskedAction;
  /** what is sent, or what is wrong with the fields */
  read: (form: FormData) => CustomerWrite | { errors: FieldErrors };
  onSaved?: (saved: CustomerRecord) => void;
}

/** Somebody else has changed the customer since this was opened; nothing while they are the same. */
function StaleNotice({ customer: { version } }: Pick<CustomerDialogProps, 'customer'>) {
  const text = useMessages(customerMessages);
  const [opened] = useState(version);
  if (opened === version) return null;
  return (
    <Alert tone="warning">
      <p>
        <strong>{text.staleTitle}</strong>
      </p>
      <p>{text.staleText}</p>
    </Alert>
  );
}

/** A form that changes a customer. What is typed of a person is kept nowhere. */
export function CustomerForm({ customer, action, onSaved, ...form }: CustomerFormProps) {
  const { done } = useMessages(customerMessages);
  return (
    <RecordDialog
      {...form}
      draft={undefined}
      writing={useCustomerWriting(customer)}
      notice={<StaleNotice customer={customer} />}
      done={(saved) => {
        onSaved?.(saved);
        return done[action];
      }}
    />
  );
}

/** A deed with a reason, or what is wrong with that. @param missing said where there is none */
export function readReason(form: FormData, deed: string, missing: string): CustomerWrite | { errors: FieldErrors } {
  const reason = valueOf(form, 'reason');
  return reason === '' ? { errors: { reason: missing } } : { deed, body: { reason } };
}
