import type { CustomerRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useRecordWrite } from '../../../form/use-record-write';
import { customerMessages } from '../../../messages/customers/customer';
import { Card } from '../../../page/card';
import { NoteForm } from '../../../records/note-form';
import { Timeline } from '../../../records/timeline';
import { timelineOf } from '../../../records/timeline.model';
import { useCustomerWriting } from '../actions/use-customer-writing';

interface CustomerNotesProps {
  customer: CustomerRecord;
  /** milliseconds since the epoch: when it was read */
  now: number;
  /** why none can be written */
  reason: string | undefined;
}

/** What staff have noted, the latest first. */
export function CustomerNotes({ customer, now, reason }: CustomerNotesProps) {
  const text = useMessages(customerMessages);
  const write = useRecordWrite(useCustomerWriting(customer), () => undefined);
  return (
    <Card title={text.notes}>
      <NoteForm
        draft={`admin-customer:${customer.id}:note`}
        reason={reason}
        isPending={write.isPending}
        error={write.error}
        onAdd={(note) => write.mutateAsync({ deed: '/notes', body: { text: note }, versioned: false })}
      />
      <Timeline entries={timelineOf([], customer.notes)} now={now} />
    </Card>
  );
}
