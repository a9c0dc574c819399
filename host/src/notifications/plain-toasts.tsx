import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useEffect, useState, type JSX } from 'react';
import { shellMessages } from '../messages/shell-messages';
import styles from './plain-toasts.module.css';
import { TOAST_MS, connectDisplay, putBack, type ToastNotice } from './toast-queue';

function PlainToast({ notice: { id, type, text } }: { notice: ToastNotice }): JSX.Element {
  useEffect(() => {
    const duration = TOAST_MS[type];
    if (duration === undefined) return;
    const timer = setTimeout(() => toast.dismiss(id), duration);
    return () => clearTimeout(timer);
    // a new text of the same toast starts its time anew
  }, [id, type, text]);
  return (
    <p className={styles.Toast} role={type === 'error' ? 'alert' : 'status'}>
      {text}
    </p>
  );
}

/**
 * Toasts in words alone, while their display cannot be fetched: what is said of a lost connection must not wait for one. When
 * the display arrives, what is being said moves over to it.
 */
export function PlainToasts(): JSX.Element {
  const { notifications } = useMessages(shellMessages);
  const [notices, setNotices] = useState<ToastNotice[]>([]);
  useEffect(() => {
    let said: ToastNotice[] = [];
    const say = (next: ToastNotice[]): void => setNotices((said = next));
    const disconnect = connectDisplay({
      show: (notice) => say([notice, ...said.filter(({ id }) => id !== notice.id)]),
      dismiss: (gone) => say(said.filter(({ id }) => id !== gone)),
    });
    return () => {
      disconnect();
      putBack(said);
    };
  }, []);
  return (
    <section className={styles.List} aria-label={notifications} aria-live="polite" data-screen-only>
      {notices.map((notice) => (
        <PlainToast key={notice.id} notice={notice} />
      ))}
    </section>
  );
}
