import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, SelectField } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { FormDialog } from '../../../controls/form-dialog';
import { valueOf } from '../../../controls/write-errors';
import { groupsQuery } from '../../../customers/groups.queries';
import { countOf } from '../../../jobs/choosing/chosen';
import { useStartJob } from '../../../jobs/use-start-job';
import { customersMessages } from '../../../messages/customers/customers';
import type { BulkDialogProps } from './bulk-actions';

/** Asks which group many customers join or leave, and begins it; what is chosen stays when it fails. */
export default function BulkDialog({ action, chosen, open, locale, onClose, onStarted }: BulkDialogProps) {
  const { bulk } = useMessages(customersMessages);
  const groups = useQuery(groupsQuery()).data?.items;
  const [fault, setFault] = useState<string>();
  const start = useStartJob('customers', onStarted);
  const count = countOf(chosen);

  function submit(form: HTMLFormElement): void {
    const group_id = valueOf(new FormData(form), 'group_id');
    setFault(group_id ? undefined : bulk.groupMissing);
    if (group_id) start.mutate({ kind: `customers.${action}`, parameters: { customers: chosen, group_id } });
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={bulk.titles[action](bulk.customers(count, count.toLocaleString(locale)))}
      description={bulk.texts[action]}
      submit={bulk.submits[action]}
      pending={start.isPending}
      error={start.error ? start.error.message || UNEXPECTED_ERROR : undefined}
      onSubmit={submit}
    >
      {groups?.length === 0 && <Alert>{bulk.noGroups}</Alert>}
      <SelectField label={bulk.group} name="group_id" error={fault}>
        <option value="">{bulk.choose}</option>
        {groups?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
