import { useMessages } from '@tessera/shared/i18n';
import { ReasonField } from '../../../form/fields/reason-field';
import { BulkForm, type BulkDialogProps } from '../../../jobs/choosing/bulk-form';
import { TagsField } from '../../../jobs/choosing/tags-field';
import { jobsMessages } from '../../../messages/jobs';
import { CarrierField } from '../../../orders/carrier-field';
import { readAction, type BulkAction } from './bulk-actions';

function ActionField({ action, error }: { action: BulkAction; error: string | undefined }) {
  const { bulk } = useMessages(jobsMessages);
  if (action === 'tag' || action === 'untag') return <TagsField error={error} />;
  if (action === 'hold') return <ReasonField label={bulk.reason} hint={bulk.reasonHint} error={error} />;
  if (action === 'ship') return <CarrierField label={bulk.carrier} error={error} />;
  return null;
}

/** Asks about what is done with many orders, and begins it; what is typed stays when it fails. */
export default function BulkDialog(props: BulkDialogProps<BulkAction>) {
  const { action } = props;
  const { bulk } = useMessages(jobsMessages);
  return (
    <BulkForm {...props} list="orders" text={bulk} counted={bulk.orders} read={(form) => readAction(action, form)}>
      {(fault) => <ActionField action={action} error={fault} />}
    </BulkForm>
  );
}
