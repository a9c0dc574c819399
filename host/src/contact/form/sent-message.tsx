import { useEffect, useRef, type JSX } from 'react';
import { SuccessSeal } from '@tessera/shared/components';
import type { InquiryReceipt } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import styles from './sent-message.module.css';
import { contactMessages } from './contact-messages';

export interface SentMessageProps {
  receipt: InquiryReceipt;
  onAnother: () => void;
  /** in a dialog */
  onClose?: () => void;
}

/** The message has arrived: says so in the form's place, with the number to ask for it by. */
export function SentMessage({ receipt, onAnother, onClose }: SentMessageProps): JSX.Element {
  const texts = useMessages(contactMessages).sent;
  const title = useRef<HTMLHeadingElement>(null);
  // the button that had the focus is gone; reading goes on with this
  useEffect(() => title.current?.focus(), []);
  // below the dialog's own title, or the page's
  const Heading = onClose ? 'h3' : 'h2';
  return (
    <div className={styles.Sent}>
      <SuccessSeal />
      <Heading ref={title} tabIndex={-1} className={styles.Title}>
        {texts.title}
      </Heading>
      <p className={styles.Text}>{receipt.message}</p>
      <dl className={styles.Reference}>
        <dt>{texts.reference}</dt>
        <dd className={styles.Number}>{receipt.reference}</dd>
      </dl>
      <div className={styles.Actions}>
        {onClose && <Button onClick={onClose}>{texts.close}</Button>}
        <Button variant={onClose ? 'quiet' : 'secondary'} onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </div>
  );
}
