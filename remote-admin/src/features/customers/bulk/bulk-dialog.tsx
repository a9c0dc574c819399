import { useMessages } from '@tessera/shared/i18n';
import { Alert, SelectField } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { valueOf } from '../../../controls/write-errors';
import { groupsQuery } from '../../../customers/groups.queries';
import { BulkForm, type BulkDialogProps } from '../../../jobs/choosing/bulk-form';
import { customersMessages } from '../../../messages/customers/customers';
import type { BulkAction } from './bulk-actions';

/** Asks which group many customers join or leave, and begins it; what is chosen stays when it fails. */
export default function BulkDialog(props: BulkDialogProps<BulkAction>) {
  const { bulk } = useMessages(customersMessages);
  const groups = useQuery(groupsQuery()).data?.items;
  return (
    <BulkForm
      {...props}
      list="customers"
      text={bulk}
      counted={bulk.customers}
      read={(form) => {
        const group_id = valueOf(form, 'group_id');
        return group_id ? { parameters: { group_id } } : { error: bulk.groupMissing };
      }}
    >
      {(fault) => (
        <>
          {groups?.length === 0 && <Alert>{bulk.noGroups}</Alert>}
          <SelectField label={bulk.group} name="group_id" error={fault}>
            <option value="">{bulk.choose}</option>
            {groups?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </BulkForm>
  );
}
