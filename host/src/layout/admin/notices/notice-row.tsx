import type { JSX } from 'react';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { StaffNotice } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { VisuallyHidden } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import styles from './bell.module.css';
import { addressOf, factsOf } from './notice.model';
import { noticesMessages } from './notices-messages';

interface NoticeRowProps {
  notice: StaffNotice;
  remotes: RegisteredRemote[];
  locale: string;
  onFollow: () => void;
}

/** One thing that has happened: what, when, whether it is read, and the way to it where there is one. */
export function NoticeRow({ notice, remotes, locale, onFollow }: NoticeRowProps): JSX.Element {
  const text = useMessages(noticesMessages);
  const { kind, is_read, created_at } = notice;
  const address = addressOf(notice, remotes);
  const words = (
    <>
      <span className={styles.What}>
        {!is_read && <VisuallyHidden>{`${text.unread}: `}</VisuallyHidden>}
        {text.kinds[kind](factsOf(notice, locale))}
      </span>
      <time className={styles.When} dateTime={created_at}>
        {momentOf(created_at, locale)}
      </time>
    </>
  );
  return (
    <li className={styles.Notice} data-unread={is_read ? undefined : ''}>
      {address === undefined ? (
        <div className={styles.Words}>{words}</div>
      ) : (
        <Link to={address} className={styles.Words} onClick={onFollow}>
          {words}
        </Link>
      )}
    </li>
  );
}
