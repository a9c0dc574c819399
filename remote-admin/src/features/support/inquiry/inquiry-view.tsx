import type { AdminInquiry } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { RecordHistory } from '../../../audit/record-history';
import { wordsOf } from '../../../controls/write-errors';
import { useLateDialog } from '../../../form/use-late-dialog';
import { useRecordWrite } from '../../../form/use-record-write';
import { useRecordNews } from '../../../live/use-staff-news';
import { inquiryMessages } from '../../../messages/support/inquiry';
import { Card } from '../../../page/card';
import styles from '../../../page/record.module.css';
import { NoteForm } from '../../../records/note-form';
import { useRights } from '../../../rights/use-rights';
import { AnswerForm } from './answer-form';
import type { AssignDialogProps } from './assign-dialog';
import { Conversation } from './conversation';
import { InquiryHead } from './inquiry-head';
import { isSo, STATE_OF, type InquiryAction } from './inquiry.model';
import { useInquiryWriting } from './inquiry.queries';
import { InquiryOrders } from './inquiry-orders';
import { InquirySender } from './inquiry-sender';

const importAssign = () => import(/* webpackChunkName: "inquiry-assign" */ './assign-dialog');

interface InquiryViewProps {
  inquiry: AdminInquiry;
  /** milliseconds since the epoch: when it was read */
  now: number;
  /** it is not what it was, says the shop's live feed */
  onChanged: () => void;
}

/** Everything about one inquiry, and everything that can be done with it. */
export function InquiryView({ inquiry, now, onChanged }: InquiryViewProps) {
  const text = useMessages(inquiryMessages);
  const { id, version } = inquiry;
  const reason = useRights()('support.write');
  const writing = useInquiryWriting(inquiry);
  const deciding = useRecordWrite(writing);
  const noting = useRecordWrite(writing);
  const { Dialog, opened, open, close } = useLateDialog<null, AssignDialogProps>(importAssign);
  useRecordNews('inquiry', id, onChanged, opened?.isOpen);

  async function act(action: InquiryAction): Promise<void> {
    if (action === 'assign') return open(null);
    const body = { version, state: STATE_OF[action] };
    await deciding.mutateAsync({ method: 'patch', deed: '', body }).then(
      () => void toast.success(text.done[action]),
      (failure: Error) => void toast.error(wordsOf(failure), { id: 'inquiry' }),
    );
  }

  return (
    <>
      <InquiryHead
        inquiry={inquiry}
        reasonOf={(action) => reason ?? (isSo(action, inquiry) ? text.same : undefined)}
        onAction={act}
      />
      <div className={styles.Columns}>
        <div className={styles.Main}>
          <Conversation inquiry={inquiry} now={now} />
          <AnswerForm inquiry={inquiry} reason={reason} />
          <Card title={text.notes}>
            <NoteForm
              draft={`admin-inquiry:${id}:note`}
              reason={reason}
              isPending={noting.isPending}
              error={noting.error}
              onAdd={(note) => noting.mutateAsync({ deed: '/notes', body: { text: note } })}
            />
          </Card>
          <RecordHistory type="inquiry" id={id} version={version} />
        </div>
        <div className={styles.Side} data-many>
          <InquirySender inquiry={inquiry} />
          <InquiryOrders inquiry={inquiry} now={now} />
        </div>
      </div>
      {Dialog && opened && <Dialog key={opened.count} inquiry={inquiry} open={opened.isOpen} onClose={close} />}
    </>
  );
}
