import { api } from '@tessera/shared/client';
import type { AdminOrder, MailSentAgain, OrderMail } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { FormDialog } from '../../../controls/form-dialog';
import { newKey } from '../../../controls/new-key';
import { mailsMessages } from '../../../messages/orders/mails';
import { mailName } from './timeline.model';

export interface SendAgainDialogProps {
  order: AdminOrder;
  mail: OrderMail;
  /** where it goes now */
  to: string;
  open: boolean;
  onClose: () => void;
}

/** Asks before a mail is written anew and sent once more; says where it goes, and where it went. */
export default function SendAgainDialog({ order, mail, to, open, onClose }: SendAgainDialogProps) {
  const text = useMessages(mailsMessages);
  const client = useQueryClient();
  // One dialog is one mail, however often its button is pressed.
  const [key] = useState(newKey);
  const name = mailName(mail.template);
  const send = useMutation({
    mutationFn: () =>
      api.post<MailSentAgain>(`admin/orders/${order.id}/mails`, { json: { event_id: mail.event_id }, key }),
    onSuccess: async ({ sent_to }) => {
      toast.success(text.done(name, sent_to));
      onClose();
      await client.invalidateQueries({ queryKey: ['admin', 'order'] });
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.question(name)}
      description={text.text(to)}
      submit={text.send}
      pending={send.isPending}
      error={send.error?.message}
      onSubmit={() => send.mutate()}
    />
  );
}
