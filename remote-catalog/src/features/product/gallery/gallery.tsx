import { type JSX, type KeyboardEvent, useState } from 'react';
import type { Image, ProductVideo } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLateComponent } from '@tessera/shared/late';
import { Picture } from '@tessera/shared/ui';
import { catalogMessages } from '../../../messages/catalog';
import { productMessages } from '../../../messages/product';
import styles from './gallery.module.css';
import type { PlayedBy } from './player';
import { Slide, SMALL } from './slide';
import { stepTo, useStrip } from './use-strip';

export interface GalleryProps {
  images: Image[];
  video?: ProductVideo | undefined;
  /** the picture of the chosen variant */
  chosen: number;
  /** the pictures of all variants */
  own: ReadonlySet<number>;
  name: string;
}

const importPlayer = () => import(/* webpackChunkName: "player" */ './player');
const importZoom = () => import(/* webpackChunkName: "zoom" */ './zoom');

/**
 * The pictures: that of the chosen variant, then those of no variant (a room, a detail), then those of the others; among them,
 * never first, the one that stands for the video (docs/product.md, 'Product page').
 */
function inOrder({ images, chosen, own, video }: Omit<GalleryProps, 'name'>) {
  const rank = (index: number): number => (index === chosen ? 0 : own.has(index) ? 2 : 1);
  const order = images
    .map((image, index) => ({ image, rank: rank(index) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ image }) => image);
  if (!video?.poster) return { order, videoAt: -1 };
  const videoAt = Math.min(Math.max(1, video.place), order.length);
  return { order: order.toSpliced(videoAt, 0, video.poster), videoAt };
}

/**
 * The product's pictures: swiped on a phone, chosen by small pictures elsewhere, enlarged by a press. That of the chosen variant
 * stands first, so that the server's page shows it without scripts and the next ones are other views of it.
 */
export function Gallery({ images, video, chosen, own, name }: GalleryProps): JSX.Element {
  const text = useMessages(productMessages);
  // whose pictures they are may be known later (all variants of a product with many): nothing moves below a finger for that
  const [known, setKnown] = useState({ chosen, own, isAfterAnother: false });
  if (known.chosen !== chosen) setKnown({ chosen, own, isAfterAnother: true });
  const { order, videoAt } = inOrder({ images, video, ...known });
  const nameOf = (position: number, otherwise: string): string =>
    video && position === videoAt ? text.playVideo(video.label) : otherwise;
  const { ref, index: shown, reach, isFollowed, show, onScroll } = useStrip(chosen);
  const { loadFailed } = useMessages(catalogMessages);
  const { Component: Zoom, load: loadZoom } = useLateComponent(importZoom, loadFailed);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const { Component: Player, load: loadPlayer } = useLateComponent(importPlayer, loadFailed);
  const [played, setPlayed] = useState<{ by: PlayedBy; beside: typeof known }>();
  const open = async (position: number, by: PlayedBy): Promise<void> => {
    if (position === videoAt) {
      if (await loadPlayer()) setPlayed({ by, beside: known });
    } else if (by === 'mark' && (await loadZoom())) setZoomed(position);
  };
  // another variant ends it, for good: its list is a new one, and so is that of the first when it is chosen again
  const isPlayed = video && played?.beside === known;
  const player = Player && isPlayed && <Player video={video} by={played.by} isShown={shown === videoAt} />;
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
        key={chosen}
        ref={ref}
        className={styles.Strip}
        data-followed={isFollowed || undefined}
        onScroll={onScroll}
        aria-label={text.allPictures}
      >
        {order.map((image, position) => (
          <Slide
            key={position}
            image={image}
            label={nameOf(position, text.zoom(image.alt))}
            href={position === videoAt ? video?.src : undefined}
            isFirst={position === 0}
            isAfterAnother={position === 0 && known.isAfterAnother}
            isShown={position === shown}
            isAhead={position > reach}
            onPress={() => void open(position, 'mark')}
            player={position === videoAt && player}
          />
        ))}
      </ul>
      {order.length > 1 && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the stop is the button of the picture on show
        <div
          role="toolbar"
          aria-label={text.choosePicture}
          className={styles.Thumbs}
          data-screen-only
          onKeyDown={handleKey}
        >
          {order.map((image, position) => (
            <button
              key={position}
              type="button"
              className={styles.Thumb}
              data-video={position === videoAt || undefined}
              aria-label={nameOf(position, text.showPicture(position + 1, order.length))}
              aria-current={position === shown || undefined}
              tabIndex={position === shown ? 0 : -1}
              onClick={() => {
                show(position);
                void open(position, 'choice');
              }}
            >
              <Picture image={image} sizes={SMALL} alt="" className={styles.ThumbPicture} />
            </button>
          ))}
        </div>
      )}
      {Zoom && zoomed !== null && <Zoom images={order} start={zoomed} name={name} onClose={leave} />}
    </section>
  );
}
