import { useState } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { slotMessages } from '../../messages/__place__';
import styles from './__place__-slot.module.css';

/** __place__: what the place hands over are this component's props. */
export function Slot() {
  const text = useMessages(slotMessages);
  const [isNoted, setIsNoted] = useState(false);
  return (
    <div className={styles.Card}>
      <p>{text.hello}</p>
      <Button size="sm" variant="secondary" onClick={() => setIsNoted(true)}>
        {text.press}
      </Button>
      <p role="status">{isNoted && text.noted}</p>
    </div>
  );
}
