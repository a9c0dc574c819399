import { useMessages } from '@tessera/shared/i18n';
import { VisuallyHidden } from '@tessera/shared/ui';
import { useEffect, useRef } from 'react';
import { TextButton } from '../../../frame/controls/text-button';
import { cartMessages } from '../../../messages/cart';
import styles from './cart-line.module.css';

interface RemovedRowProps {
  /** what happened */
  children: string;
  /** what 'Undo' would undo, for assistive technology */
  what: string;
  onPutBack: () => void;
}

/**
 * Stands where a removed line stood, or above a cart that was cleared from its foot: the focus comes here and into sight,
 * because the button that had it is gone.
 */
export function RemovedRow({ children, what, onPutBack }: RemovedRowProps) {
  const text = useMessages(cartMessages);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.Removed}>
      <span>{children}</span>
      <TextButton ref={button} onClick={onPutBack}>
        {text.undo}
        <VisuallyHidden>{what}</VisuallyHidden>
      </TextButton>
    </div>
  );
}
