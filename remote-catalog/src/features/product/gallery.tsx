import { type JSX, useState } from 'react';
import type { Image } from '@tessera/shared/contract';
import { Picture } from '@tessera/shared/ui';
import styles from './gallery.module.css';
import { useStrip } from './use-strip';

export interface GalleryProps {
  images: Image[];
  /** the picture of the chosen variant */
  chosen: number;
  name: string;
}

const SIZES = '(min-width: 1264px) 660px, (min-width: 768px) 52vw, 100vw';

/**
 * The product's pictures: swiped on a phone, chosen by small pictures elsewhere. The picture that the page starts with
 * stands first, so that the server's page shows it without scripts.
 */
export function Gallery({ images, chosen, name }: GalleryProps): JSX.Element {
  const [first] = useState(chosen);
  const order = [first, ...images.keys()].filter((index, place, all) => all.indexOf(index) === place);
  const { ref, index: shown, show, onScroll } = useStrip(Math.max(0, order.indexOf(chosen)));
  return (
    <section className={styles.Gallery} aria-label={`Pictures of ${name}`}>
      {/* a scrolling area is reached by keyboard */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that arrow keys can scroll it */}
      <ul ref={ref} className={styles.Strip} onScroll={onScroll} tabIndex={0} aria-label="All pictures">
        {order.map((index, place) => {
          const image = images[index];
          return (
            <li key={index} className={styles.Slide}>
              {image && <Picture image={image} sizes={SIZES} priority={place === 0} />}
            </li>
          );
        })}
      </ul>
      {images.length > 1 && (
        <div className={styles.Thumbs}>
          {order.map((index, place) => {
            const image = images[index];
            return (
              <button
                key={index}
                type="button"
                className={styles.Thumb}
                aria-label={`Show picture ${place + 1} of ${images.length}`}
                aria-current={place === shown || undefined}
                onClick={() => show(place)}
              >
                {image && <Picture image={image} sizes="80px" alt="" className={styles.ThumbPicture} />}
              </button>
            );
          })}
        </div>
      )}
    </section>
  );
}
