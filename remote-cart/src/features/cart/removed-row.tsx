import type { CartItem } from '@tessera/shared/contract';
import { VisuallyHidden } from '@tessera/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './cart-line.module.css';

interface RemovedRowProps {
  item: CartItem;
  onPutBack: () => void;
}

/** Stands where a removed line stood. The focus comes here, because the button that had it is gone. */
export function RemovedRow({ item, onPutBack }: RemovedRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <li className={styles.Removed}>
      <span>{item.product.name} was removed</span>
      <button ref={button} type="button" className={styles.TextButton} onClick={onPutBack}>
        Undo<VisuallyHidden> removing {item.product.name}</VisuallyHidden>
      </button>
    </li>
  );
}
