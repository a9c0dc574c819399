import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { TextArea, TextField } from '@tessera/shared/ui';
import { useState } from 'react';
import { FormDialog } from '../../../controls/form-dialog';
import { countOf, type Chosen } from '../../../jobs/choosing/chosen';
import { useStartJob } from '../../../jobs/use-start-job';
import { jobsMessages } from '../../../messages/jobs';
import { CarrierField } from '../../../orders/carrier-field';
import { readAction, type BulkAction } from './bulk-actions';

export interface BulkDialogProps {
  action: BulkAction;
  chosen: Chosen;
  open: boolean;
  locale: string;
  onClose: () => void;
  onStarted: () => void;
}

function ActionField({ action, error }: { action: BulkAction; error: string | undefined }) {
  const { bulk } = useMessages(jobsMessages);
  if (action === 'tag' || action === 'untag')
    return <TextField label={bulk.tags} name="tags" hint={bulk.tagsHint} maxLength={1000} error={error} />;
  if (action === 'hold')
    return <TextArea label={bulk.reason} name="reason" hint={bulk.reasonHint} rows={3} maxLength={500} error={error} />;
  if (action === 'ship') return <CarrierField label={bulk.carrier} error={error} />;
  return null;
}

/** Asks about what is done with many orders, and begins it; what is typed stays when it fails. */
export default function BulkDialog({ action, chosen, open, locale, onClose, onStarted }: BulkDialogProps) {
  const { bulk } = useMessages(jobsMessages);
  const [fault, setFault] = useState<string>();
  const start = useStartJob('orders', onStarted);
  const count = countOf(chosen);

  function submit(form: HTMLFormElement): void {
    const read = readAction(action, new FormData(form));
    setFault('error' in read ? read.error : undefined);
    if ('parameters' in read)
      start.mutate({ kind: `orders.${action}`, parameters: { orders: chosen, ...read.parameters } });
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={bulk.titles[action](bulk.orders(count, count.toLocaleString(locale)))}
      description={bulk.texts[action]}
      submit={bulk.submits[action]}
      pending={start.isPending}
      error={start.error ? start.error.message || UNEXPECTED_ERROR : undefined}
      onSubmit={submit}
    >
      <ActionField action={action} error={fault} />
    </FormDialog>
  );
}
