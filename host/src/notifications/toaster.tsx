import { useEffect, useRef } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { ToastBody } from './toast-body';
import { connectDisplay } from './toast-queue';
import type { ToastNotice } from './toast-queue';
import styles from './toaster.module.css';

/** SPEC.md §9. */
const LIMIT = 20;

function show({ id, type, text }: ToastNotice): void {
  const render = (props: ToastContentProps) => <ToastBody type={type} text={text} closeToast={props.closeToast} />;
  const role = type === 'error' ? 'alert' : 'status';
  if (toast.isActive(id)) toast.update(id, { render, role, delay: null });
  else toast(render, { toastId: id, role });
}

/**
 * The place of the toasts: newest on top, at the bottom on phones. It lies in the browser's top layer, and comes up again when a
 * dialog opens: else the sentence that explains the dialog would be behind it.
 */
export default function Toaster() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const raise = (): void => {
      const element = layer.current;
      // browsers without popovers show the toasts in the page
      if (!element?.showPopover) return;
      element.toggleAttribute('data-over-dialog', document.querySelector('dialog[open]') !== null);
      element.hidePopover();
      element.showPopover();
    };
    const handleToggle = (event: Event): void => {
      if (event.target instanceof HTMLDialogElement) raise();
    };
    document.addEventListener('toggle', handleToggle, true);
    const disconnect = connectDisplay({
      show(notice) {
        raise();
        show(notice);
      },
      dismiss: (id) => toast.dismiss(id),
    });
    return () => {
      disconnect();
      document.removeEventListener('toggle', handleToggle, true);
    };
  }, []);
  return (
    <div ref={layer} className={styles.Layer} popover="manual">
      <ToastContainer
        aria-label="Notifications"
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
      />
    </div>
  );
}
