import type { AdminInquiry } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { TimeAgo } from '../../../format/time-ago';
import { notesMessages } from '../../../messages/orders/notes';
import { inquiryMessages } from '../../../messages/support/inquiry';
import { Card } from '../../../page/card';
import styles from './conversation.module.css';

interface ConversationProps {
  inquiry: AdminInquiry;
  /** milliseconds since the epoch: when it was read */
  now: number;
}

interface SaidProps {
  kind: 'message' | 'answer' | 'note';
  title: string;
  /** who reads it; none of the message itself */
  hint?: string;
  words: string;
  /** RFC 3339 */
  at: string;
  now: number;
}

/** Something that was said, as plain text whatever is in it. */
function Said({ kind, title, hint, words, at, now }: SaidProps) {
  const locale = useLocale();
  return (
    <li className={styles.Said} data-kind={kind}>
      <p className={styles.Head}>
        <span className={styles.Title}>{title}</span>
        {hint && <span className={styles.Quiet}>{hint}</span>}
        <span className={styles.When}>
          <TimeAgo at={at} now={now} locale={locale} />
        </span>
      </p>
      <p className={styles.Words}>{words}</p>
    </li>
  );
}

/** The message, what was answered and what was noted, the first one first. */
export function Conversation({ inquiry, now }: ConversationProps) {
  const text = useMessages(inquiryMessages);
  const { someone } = useMessages(notesMessages);
  const { name, email, message, created_at, entries } = inquiry;
  return (
    <Card title={text.conversation}>
      <ol className={styles.List}>
        <Said kind="message" title={name || email} words={message} at={created_at} now={now} />
        {entries.map(({ id, kind, text: words, author_name, created_at: at }) => (
          <Said
            key={id}
            kind={kind}
            title={(kind === 'answer' ? text.answerBy : text.noteBy)(author_name || someone)}
            hint={kind === 'answer' ? text.sent : text.forStaff}
            words={words}
            at={at}
            now={now}
          />
        ))}
      </ol>
    </Card>
  );
}
