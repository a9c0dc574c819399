import { type FocusEvent, type JSX, useId, useState } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import styles from './error-page.module.css';
import { errorMessages } from './error-messages';
import { useReducedMotion } from './use-reduced-motion';
import { useRotation } from './use-rotation';

/**
 * Tips for finding one's way, one every 2 s (docs/product.md §9). They stand still under a pointer, with the focus
 * inside, when they are paused, and for who wants no motion (WCAG 2.2, 2.2.2).
 */
export function Tips(): JSX.Element {
  const errorTexts = useMessages(errorMessages);
  const { tips, tipsTitle, pauseTips, playTips, nextTip } = errorTexts;
  const id = useId();
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reduced = useReducedMotion();
  const { index, next } = useRotation(tips.length, paused || hovered || focused || reduced);
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a pointer or the focus only holds the tips still
    <section
      className={styles.Tips}
      aria-labelledby={id}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={handleBlur}
    >
      <h2 id={id} className={styles.Small}>
        {tipsTitle}
      </h2>
      {/* all in one place, so that the box is as high as the longest */}
      <ul className={styles.TipList}>
        {tips.map((tip, position) => (
          <li
            key={tip}
            className={styles.Tip}
            data-shown={position === index || undefined}
            aria-hidden={position !== index}
          >
            {tip}
          </li>
        ))}
      </ul>
      {reduced ? (
        <Button variant="quiet" size="sm" className={styles.Quiet} onClick={next}>
          {nextTip}
        </Button>
      ) : (
        <Button variant="quiet" size="sm" className={styles.Quiet} onClick={() => setPaused(!paused)}>
          {paused ? playTips : pauseTips}
        </Button>
      )}
    </section>
  );
}
