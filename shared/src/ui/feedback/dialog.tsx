import { type JSX, type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import styles from './dialog.module.css';
import { IconButton } from '../actions/icon-button';
import { uiMessages } from '../base/ui-messages';

export interface DialogProps {
  open: boolean;
  /** asked to close: the cross, Escape or a press beside it */
  onClose: () => void;
  title: string;
  /** one sentence under the title, read out when the dialog opens */
  description?: string;
  size?: 'md' | 'lg';
  /** 'start' and 'end' are sheets along an edge of the screen */
  placement?: 'center' | 'start' | 'end';
  closeLabel?: string;
  children: ReactNode;
}

/**
 * A modal dialog on the browser's own <dialog>: focus stays inside, and goes back to where it was when it closes.
 * Its content exists only while it is open. A caller that
 * wants the focus on a field puts it there.
 */
export function Dialog(props: DialogProps): JSX.Element {
  const words = useMessages(uiMessages);
  const {
    open,
    onClose,
    title,
    description,
    size = 'md',
    placement = 'center',
    closeLabel = words.close,
    children,
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      // not the cross, which the browser would take: the dialog is read from its title on
      dialog.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);

  const handleCancel = (event: SyntheticEvent): void => {
    // React has it rise from a dialog that was opened in this one, and the browser from a choice of files that came to nothing.
    if (event.target !== ref.current) return;
    event.preventDefault();
    onClose();
  };
  // The element itself is hit only beside its content: a press on the backdrop.
  const handlePress = (event: MouseEvent): void => {
    if (event.target !== ref.current) return;
    // else the press would take the focus that goes back to where it was
    event.preventDefault();
    onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the cross do the same by keyboard
    <dialog
      ref={ref}
      tabIndex={-1}
      className={styles.Dialog}
      data-size={size}
      data-placement={placement}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onCancel={handleCancel}
      onMouseDown={handlePress}
    >
      {open && (
        <>
          <div className={styles.Head}>
            <div>
              <h2 id={`${id}-title`} className={styles.Title}>
                {title}
              </h2>
              {description && (
                <p id={`${id}-text`} className={styles.Description}>
                  {description}
                </p>
              )}
            </div>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div className={styles.Body}>{children}</div>
        </>
      )}
    </dialog>
  );
}
