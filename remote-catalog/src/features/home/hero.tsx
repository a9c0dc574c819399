import type { JSX } from 'react';
import type { Image } from '@tessera/shared/contract';
import { Container, cx, Picture } from '@tessera/shared/ui';
import type { HomeSection } from './home-shelves.model';
import { SectionWords } from './section-words';
import styles from './hero.module.css';

export interface HeroProps {
  section: HomeSection;
  image: Image;
  /** the first thing on the page */
  isLead: boolean;
  className?: string;
}

/** A picture from edge to edge with words on its quiet side; on a phone the words stand below it. */
export function Hero({ section, image, isLead, className }: HeroProps): JSX.Element {
  return (
    <section className={cx(styles.Hero, className)} data-quiet={section.quiet_side}>
      <Picture
        image={image}
        ratio="fill"
        sizes="(min-width: 768px) 100vw, 200vw"
        priority={isLead}
        className={styles.Picture}
      />
      <Container className={styles.Words}>
        <SectionWords section={section} isLead={isLead} titleClass={styles.Title} textClass={styles.Text} />
      </Container>
    </section>
  );
}
