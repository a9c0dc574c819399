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
  isShown: boolean;
  isAhead: boolean;
  onPress: () => void;
  /** the player, before the picture */
  player: ReactNode;
}

const SIZES = '(min-width: 1264px) 620px, (min-width: 768px) 50vw, 100vw';

/** One large picture, which is enlarged by a press, or plays the video. */
export function Slide({ image, label, href, isFirst, isShown, isAhead, onPress, player }: SlideProps): JSX.Element {
  const Press = href ? 'a' : 'button';
  return (
    <li className={styles.Slide} data-ahead={isAhead || undefined}>
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
