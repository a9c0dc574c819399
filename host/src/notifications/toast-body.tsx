import { useMessages } from '@tessera/shared/i18n';
import { useEffect, useRef, useState } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { Icon, IconButton, Picture } from '@tessera/shared/ui';
import type { Image } from '@tessera/shared/contract';
import type { ToastAction, ToastType } from '@tessera/shared/events';
import { shellMessages } from '../messages/shell-messages';
import { TOAST_MS } from './toast-queue';
import styles from './toast-body.module.css';

export interface ToastBodyProps {
  type: ToastType;
  text: string;
  action?: ToastAction;
  image?: Image;
}

function ToastIcon({ type }: { type: ToastType }) {
  if (type === 'loading') return <span className={styles.Spinner} />;
  return <Icon name={type === 'success' ? 'check' : type === 'error' ? 'alert' : 'info'} />;
}

/**
 * What a toast says. It counts its own time: the library's clock is the animation of a progress bar, which ends at once for
 * visitors who prefer reduced motion. The time stands still while the pointer or the focus is on it.
 */
export function ToastBody({ type, text, action, image, closeToast }: ToastBodyProps & Partial<ToastContentProps>) {
  const { dismiss } = useMessages(shellMessages);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const duration = TOAST_MS[type];
    if (isHeld || duration === undefined) return;
    const timer = setTimeout(() => closeToast?.(), duration);
    return () => clearTimeout(timer);
    // a new text of the same toast starts its time anew
  }, [isHeld, type, text, closeToast]);
  const hold = () => setHeld(true);
  /** what had the focus before this toast: a dialog that the action opens gives it back there, not to a toast that has gone */
  const before = useRef<EventTarget | null>(null);
  const act = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
    closeToast?.(true);
    action?.run();
  };
  const release = () => setHeld(false);
  return (
    <div
      className={styles.Body}
      role="presentation"
      data-type={type}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        hold();
      }}
      onBlur={release}
    >
      {image ? <Picture className={styles.Image} image={image} sizes="48px" alt="" /> : <ToastIcon type={type} />}
      <span>{text}</span>
      {action && (
        <button type="button" className={styles.Action} onClick={act}>
          {action.label}
        </button>
      )}
      {type !== 'loading' && <IconButton icon="close" label={dismiss} onClick={() => closeToast?.(true)} />}
    </div>
  );
}
