import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { useEffect, useRef } from 'react';
import type { Arrivals } from '../live/use-live-list';
import { listMessages } from '../messages/lists';
import styles from './bulk-bar.module.css';

/**
 * Over the list's end while new rows wait above those on show: how many, and the button that shows them, which leads to the
 * first. While rows are chosen it waits, too. Nothing for a list that the live feed does not follow.
 */
export function ArrivalsBar({ arrivals }: { arrivals: Arrivals | undefined }) {
  const text = useMessages(listMessages).arrivals;
  const place = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  const count = arrivals?.count ?? 0;
  useEffect(() => {
    if (count > 0 || !isAsked.current) return;
    isAsked.current = false;
    place.current?.parentElement?.querySelector<HTMLElement>(':is(tbody, article) :is(a, button)')?.focus();
  }, [count]);

  if (!arrivals) return null;
  return (
    <div ref={place} className={styles.Place} role="status">
      {count > 0 && (
        <div className={styles.Bar} data-short>
          <span className={styles.Count}>{text.count(count)}</span>
          <Button
            size="sm"
            onClick={() => {
              isAsked.current = true;
              arrivals.onShow();
            }}
          >
            {text.show}
          </Button>
        </div>
      )}
    </div>
  );
}
