import type { AdminOrder, OrderMail } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { useLateDialog } from '../../../form/use-late-dialog';
import { mailsMessages } from '../../../messages/orders/mails';
import { orderMessages } from '../../../messages/orders/order';
import { Card } from '../../../page/card';
import { NoteForm } from '../../../records/note-form';
import { Timeline } from '../../../records/timeline';
import { useOrderWrite } from '../actions/use-order-write';
import { MailLine } from './mail-line';
import { mailsQuery } from './mails.queries';
import type { SendAgainDialogProps } from './send-again-dialog';
import { orderTimeline } from './timeline.model';

const importDialog = () => import(/* webpackChunkName: "order-dialogs" */ './send-again-dialog');

interface OrderTimelineProps {
  order: AdminOrder;
  /** milliseconds since the epoch: when it was read */
  now: number;
  /** why nothing can be noted or sent */
  reason: string | undefined;
}

/** What happened and what was noted, the latest first, with the mails about it and a place for the next note. */
export function OrderTimeline({ order, now, reason }: OrderTimelineProps) {
  const text = useMessages(orderMessages);
  const words = useMessages(mailsMessages);
  const locale = useLocale();
  const { data: mails } = useQuery(mailsQuery(order));
  const { Dialog, opened, open, close } = useLateDialog<OrderMail, SendAgainDialogProps>(importDialog);
  const write = useOrderWrite(order, () => undefined);
  const mailOf = (event_id: string) => mails?.items.find((mail) => mail.event_id === event_id);
  const why = reason ?? (mails?.to === '' ? words.nobody : undefined);
  return (
    <Card title={text.timeline}>
      <NoteForm
        draft={`admin-order:${order.id}:note`}
        reason={reason}
        isPending={write.isPending}
        error={write.error}
        onAdd={(note) =>
          write.mutateAsync({ path: `orders/${order.id}/notes`, body: { text: note }, versioned: false })
        }
      />
      <Timeline
        entries={orderTimeline(order, locale)}
        now={now}
        actionOf={({ key }) => {
          const mail = mailOf(key);
          return mail && <MailLine mail={mail} reason={why} onSend={() => open(mail)} />;
        }}
      />
      {Dialog && opened && mails && (
        <Dialog
          key={opened.count}
          order={order}
          mail={opened.asked}
          to={mails.to}
          open={opened.isOpen}
          onClose={close}
        />
      )}
    </Card>
  );
}
