import type { AdminPayLaterRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert } from '@tessera/shared/ui';
import { useState } from 'react';
import { RecordDialog, type RecordForm } from '../../../../form/record-dialog';
import { accountMessages } from '../../../../messages/pay-later/account';
import { useAccountWriting, type AccountWrite } from './use-account-writing';

/** What every dialog of an account is told. */
export interface AccountDialogProps {
  account: AdminPayLaterRecord;
  open: boolean;
  onClose: () => void;
}

interface AccountFormProps extends AccountDialogProps, RecordForm<AccountWrite, AdminPayLaterRecord> {
  /** names what is typed: it is there again after a reload */
  name: string;
}

/** Somebody else has changed the account since this was opened; nothing while it is the same. */
function StaleNotice({ account }: { account: AdminPayLaterRecord }) {
  const text = useMessages(accountMessages);
  const [opened] = useState(account.version);
  return opened === account.version ? null : <Alert tone="warning">{text.stale}</Alert>;
}

/** A form that changes an account. */
export const AccountForm = ({ account, name, ...form }: AccountFormProps) => (
  <RecordDialog
    {...form}
    draft={`admin-pay-later:${account.id}:${name}`}
    writing={useAccountWriting(account)}
    notice={<StaleNotice account={account} />}
  />
);
