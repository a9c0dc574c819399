import type { AdminReturn } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Picture } from '@tessera/shared/ui';
import { returnMessages } from '../../../messages/orders/return';
import { Card } from '../../../page/card';
import styles from './return-words.module.css';

/** What the customer wrote and showed, and what was answered. */
export function ReturnWords({ one }: { one: AdminReturn }) {
  const text = useMessages(returnMessages);
  const { comment, pictures, message } = one;
  return (
    <Card title={text.words}>
      <p className={comment ? styles.Words : styles.Quiet}>{comment || text.noWords}</p>
      {pictures.length > 0 && (
        <ul className={styles.Pictures} aria-label={text.pictures}>
          {pictures.map((picture, index) => (
            <li key={picture.src} className={styles.Picture}>
              <a href={picture.src} target="_blank" rel="noreferrer">
                <Picture image={picture} sizes="112px" alt={text.pictureOf(index + 1)} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {message && (
        <>
          <h3 className={styles.Title}>{text.ourWords}</h3>
          <p className={styles.Words}>{message}</p>
        </>
      )}
    </Card>
  );
}
