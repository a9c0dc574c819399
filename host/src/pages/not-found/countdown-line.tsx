import { type JSX, useEffect, useRef } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { useHydrated } from '@tessera/shared/late';
import { Button, VisuallyHidden } from '@tessera/shared/ui';
import styles from './not-found-page.module.css';
import { notFoundMessages } from './not-found-messages';
import { REDIRECT_AFTER, useCountdown } from './use-countdown';

/** Seconds at which the countdown is read out: not each of them. */
const READ_OUT = [5, 10];
const RADIUS = 15;
const AROUND = 2 * Math.PI * RADIUS;

function Ring({ seconds }: { seconds: number }): JSX.Element {
  const gone = 1 - (seconds * 1_000) / REDIRECT_AFTER;
  return (
    <svg className={styles.Ring} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <circle className={styles.Track} cx="18" cy="18" r={RADIUS} />
      <circle
        className={styles.Rest}
        cx="18"
        cy="18"
        r={RADIUS}
        strokeDasharray={AROUND}
        strokeDashoffset={AROUND * gone}
        transform="rotate(-90 18 18)"
      />
      <text x="18" y="22.500" className={styles.Figure}>
        {seconds}
      </text>
    </svg>
  );
}

/** Says that the homepage will follow and lets it be cancelled (docs/product.md §2, §9). Not there without scripts. */
export function CountdownLine({ onEnd }: { onEnd: () => void }): JSX.Element {
  const texts = useMessages(notFoundMessages);
  const { seconds, cancelled, cancel } = useCountdown(onEnd);
  const note = useRef<HTMLParagraphElement>(null);
  // the button is gone: the keyboard goes on from the message that took its place
  useEffect(() => {
    if (cancelled) note.current?.focus();
  }, [cancelled]);
  // nothing counts before: until then the line only keeps its place, and is read out once it is there
  const hydrated = useHydrated();
  const readOut = hydrated && READ_OUT.find((moment) => seconds <= moment);
  if (cancelled) {
    return (
      <p ref={note} tabIndex={-1} role="status" className={styles.Countdown}>
        {texts.cancelled}
      </p>
    );
  }
  return (
    <div className={styles.Countdown} data-waiting={hydrated ? undefined : ''}>
      <Ring seconds={seconds} />
      <p>
        {texts.countdown} <span className={styles.Seconds}>{texts.seconds(seconds)}</span>
      </p>
      <Button variant="quiet" size="sm" onClick={cancel}>
        {texts.cancel}
      </Button>
      <VisuallyHidden role="status">{readOut && texts.announced(texts.seconds(readOut))}</VisuallyHidden>
    </div>
  );
}
