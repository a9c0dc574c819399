import { useMessages } from '@tessera/shared/i18n';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { shellMessages } from '../messages/shell-messages';
import { ToastBody } from './toast-body';
import { createToastLayer } from './toast-layer';
import { connectDisplay } from './toast-queue';
import type { ToastNotice } from './toast-queue';
import styles from './toaster.module.css';

/** docs/product.md §9. */
const LIMIT = 20;

function show({ id, type, text, action, image }: ToastNotice): void {
  const render = (props: ToastContentProps) => (
    <ToastBody type={type} text={text} action={action} image={image} closeToast={props.closeToast} />
  );
  const role = type === 'error' ? 'alert' : 'status';
  if (toast.isActive(id)) toast.update(id, { render, role, delay: null });
  else toast(render, { toastId: id, role });
}

/** The toasts, below the header: newest on top. */
export default function Toaster() {
  const text = useMessages(shellMessages);
  const [layer] = useState(() => createToastLayer(styles.Layer));
  useEffect(() => {
    const detach = layer.attach();
    const disconnect = connectDisplay({ show, dismiss: (id) => toast.dismiss(id) });
    return () => {
      disconnect();
      detach();
    };
  }, [layer]);
  return createPortal(
    <ToastContainer
      aria-label={text.notifications}
      className={styles.List}
      toastClassName={styles.Toast}
      limit={LIMIT}
      newestOnTop
      autoClose={false}
      closeButton={false}
      customProgressBar
      draggable={false}
      icon={false}
      transition={false}
    />,
    layer.element,
  );
}
