import { type JSX, type KeyboardEvent, useState } from 'react';
import type { Image } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLateComponent } from '@tessera/shared/late';
import { Picture } from '@tessera/shared/ui';
import { catalogMessages } from '../../../messages/catalog';
import { productMessages } from '../../../messages/product';
import styles from './gallery.module.css';
import { stepTo, useStrip } from './use-strip';

export interface GalleryProps {
  images: Image[];
  /** the picture of the chosen variant */
  chosen: number;
  name: string;
}

const SIZES = '(min-width: 1264px) 620px, (min-width: 768px) 50vw, 100vw';

const importZoom = () => import(/* webpackChunkName: "zoom" */ './zoom');

/**
 * The product's pictures: swiped on a phone, chosen by small pictures elsewhere, enlarged by a press. The picture that the
 * page starts with stands first, so that the server's page shows it without scripts.
 */
export function Gallery({ images, chosen, name }: GalleryProps): JSX.Element {
  const text = useMessages(productMessages);
  const [first] = useState(chosen);
  const order = [first, ...images.keys()].filter((index, position, all) => all.indexOf(index) === position);
  const { ref, index: shown, reach, isFollowed, show, onScroll } = useStrip(Math.max(0, order.indexOf(chosen)));
  const { loadFailed } = useMessages(catalogMessages);
  const { Component: Zoom, load: loadZoom } = useLateComponent(importZoom, loadFailed);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const zoom = async (position: number): Promise<void> => {
    if (await loadZoom()) setZoomed(position);
  };
  const leave = (position: number): void => {
    setZoomed(null);
    show(position);
  };
  // ARIA APG, toolbar: one stop of the tabulator, and the arrow keys go on from there
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const target = stepTo(event.key, shown, order.length);
    if (target === null) return;
    event.preventDefault();
    show(target);
    event.currentTarget.querySelectorAll('button')[target]?.focus();
  };
  return (
    <section className={styles.Gallery} aria-label={text.pictures(name)}>
      <ul
        ref={ref}
        className={styles.Strip}
        data-followed={isFollowed || undefined}
        onScroll={onScroll}
        aria-label={text.allPictures}
      >
        {order.map((index, position) => {
          const image = images[index];
          return (
            <li key={index} className={styles.Slide} data-ahead={position > reach || undefined}>
              {image && (
                <button
                  type="button"
                  className={styles.Zoom}
                  aria-label={text.zoom(image.alt)}
                  tabIndex={position === shown ? 0 : -1}
                  onClick={() => void zoom(position)}
                >
                  <Picture image={image} sizes={SIZES} priority={position === 0} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {images.length > 1 && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the stop is the button of the picture on show
        <div role="toolbar" aria-label={text.choosePicture} className={styles.Thumbs} onKeyDown={handleKey}>
          {order.map((index, position) => {
            const image = images[index];
            return (
              <button
                key={index}
                type="button"
                className={styles.Thumb}
                aria-label={text.showPicture(position + 1, images.length)}
                aria-current={position === shown || undefined}
                tabIndex={position === shown ? 0 : -1}
                onClick={() => show(position)}
              >
                {image && <Picture image={image} sizes="80px" alt="" className={styles.ThumbPicture} />}
              </button>
            );
          })}
        </div>
      )}
      {Zoom && zoomed !== null && (
        <Zoom images={order.flatMap((index) => images[index] ?? [])} start={zoomed} name={name} onClose={leave} />
      )}
    </section>
  );
}
