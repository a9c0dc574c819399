import { toast } from '@tessera/shared/events';
import { VisuallyHidden } from '@tessera/shared/ui';
import { useId, type ReactNode } from 'react';
import styles from './bare-button.module.css';
import { usePress, type PressAction } from './use-press';

interface BareButtonProps {
  /** its accessible name, where its words alone do not say of what */
  label?: string;
  /** why it cannot be pressed now; it stays in its place and says so */
  reason?: string;
  onClick: PressAction;
  children: ReactNode;
}

/** A small thing to press among words, such as a card's 'Edit'. */
export function BareButton({ label, reason, onClick, children }: BareButtonProps) {
  const id = useId();
  const { pending, press } = usePress();
  return (
    <>
      <button
        type="button"
        className={styles.Bare}
        aria-label={label}
        title={reason}
        aria-disabled={reason !== undefined || pending || undefined}
        aria-describedby={reason && id}
        data-pending={pending || undefined}
        onClick={() => {
          if (reason) toast.info(reason, { id });
          else if (!pending) press(onClick);
        }}
      >
        {children}
      </button>
      {reason && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  );
}
