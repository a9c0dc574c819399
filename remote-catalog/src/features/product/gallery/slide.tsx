import type { JSX, ReactNode } from 'react';
import type { Image } from '@tessera/shared/contract';
import { Picture } from '@tessera/shared/ui';
import styles from './gallery.module.css';

interface SlideProps {
  image: Image;
  label: string;
  /** of the video that the picture stands for: without scripts a browser opens it */
  href: string | undefined;
  isFirst: boolean;
  /** it takes the place of another variant's: its small picture, which is at hand, stands there until it has arrived */
  isAfterAnother: boolean;
  isShown: boolean;
  isAhead: boolean;
  onPress: () => void;
  /** the player, before the picture */
  player: ReactNode;
}

const SIZES = '(min-width: 1264px) 620px, (min-width: 768px) 50vw, 100vw';
/** The `sizes` of the row of small pictures. */
export const SMALL = '80px';

/** One large picture, which is enlarged by a press, or plays the video. */
export function Slide({ image, label, href, ...state }: SlideProps): JSX.Element {
  const { isFirst, isAfterAnother, isShown, isAhead, onPress, player } = state;
  const Press = href ? 'a' : 'button';
  return (
    <li className={styles.Slide} data-ahead={isAhead || undefined}>
      {isAfterAnother && <Picture image={image} sizes={SMALL} alt="" className={styles.Small} priority />}
      <Press
        {...(href ? { href, 'data-video': true } : { type: 'button' })}
        className={styles.Zoom}
        aria-label={label}
        aria-hidden={player ? true : undefined}
        tabIndex={isShown && !player ? 0 : -1}
        onClick={(event) => {
          event.preventDefault();
          onPress();
        }}
      >
        <Picture image={image} sizes={SIZES} priority={isFirst} />
      </Press>
      {player}
    </li>
  );
}
