import type { OrderMail } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { BareButton } from '../../../controls/actions/bare-button';
import type { PressAction } from '../../../controls/actions/use-press';
import { mailsMessages } from '../../../messages/orders/mails';
import styles from './order-timeline.module.css';
import { mailName } from './timeline.model';

interface MailLineProps {
  mail: OrderMail;
  /** why it cannot be sent again; it stays in its place and says so */
  reason: string | undefined;
  onSend: PressAction;
}

/** That a mail was written about an event, and a button that sends it again. */
export function MailLine({ mail, reason, onSend }: MailLineProps) {
  const text = useMessages(mailsMessages);
  const name = mailName(mail.template);
  const isSent = mail.written_at !== null;
  return (
    <p className={styles.Mail}>
      <span>{isSent ? text.sent(name) : text.notSent(name)}</span>
      <BareButton label={isSent ? text.againOf(name) : text.sendOf(name)} reason={reason} onClick={onSend}>
        {isSent ? text.again : text.send}
      </BareButton>
    </p>
  );
}
