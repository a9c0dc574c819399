import type { JSX, ReactNode } from 'react';
import type { Hero as HeroData } from '@tessera/shared/contract';
import { Container, cx, Picture } from '@tessera/shared/ui';
import styles from './hero.module.css';

export interface HeroProps {
  hero: HeroData;
  /** its heading, with the level that fits */
  title: (className: string | undefined) => ReactNode;
  text: string;
  action: ReactNode;
  /** the first thing on the page */
  priority?: boolean;
  className?: string;
}

/** A picture from edge to edge with words on its quiet side; on a phone the words stand below it. */
export function Hero({ hero, title, text, action, priority, className }: HeroProps): JSX.Element {
  return (
    <section className={cx(styles.Hero, className)} data-quiet={hero.quiet_side}>
      <Picture
        image={hero.image}
        ratio="fill"
        sizes="(min-width: 768px) 100vw, 200vw"
        priority={priority}
        className={styles.Picture}
      />
      <Container className={styles.Words}>
        {title(styles.Title)}
        <p className={styles.Text}>{text}</p>
        {action}
      </Container>
    </section>
  );
}
