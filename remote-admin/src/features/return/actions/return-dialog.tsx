import type { AdminReturn } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert } from '@tessera/shared/ui';
import { useState } from 'react';
import type { FieldErrors } from '../../../controls/write-errors';
import { RecordDialog, type RecordForm } from '../../../form/record-dialog';
import { returnMessages } from '../../../messages/orders/return';
import { returnWords } from '../../../messages/orders/return-words';
import type { ReturnAction } from '../model/return.model';
import { useReturnWriting, type ReturnWrite } from './use-return-writing';

/** What every dialog of a return is told. */
export interface ReturnDialogProps {
  one: AdminReturn;
  open: boolean;
  onClose: () => void;
}

interface ReturnFormProps extends ReturnDialogProps, Omit<RecordForm<ReturnWrite, AdminReturn>, 'read'> {
  /** what is done, and the name of what is typed: it is there again after a reload */
  action: ReturnAction;
  /** what is sent, or what is wrong with the fields */
  read: (form: FormData) => Pick<ReturnWrite, 'body'> | { errors: FieldErrors };
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

/** A form that changes a return. */
export const ReturnForm = ({ one, action, read, ...form }: ReturnFormProps) => (
  <RecordDialog
    {...form}
    draft={`admin-return:${one.id}:${action}`}
    writing={useReturnWriting(one)}
    notice={<StaleNotice one={one} />}
    read={(values) => {
      const asked = read(values);
      return 'errors' in asked ? asked : { action, ...asked };
    }}
  />
);
