import { type JSX, type KeyboardEvent, useState } from 'react';
import type { Image, ProductVideo } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLateComponent } from '@tessera/shared/late';
import { Picture } from '@tessera/shared/ui';
import { catalogMessages } from '../../../messages/catalog';
import { productMessages } from '../../../messages/product';
import styles from './gallery.module.css';
import type { PlayedBy } from './player';
import { stepTo, useStrip } from './use-strip';

export interface GalleryProps {
  images: Image[];
  video?: ProductVideo | undefined;
  /** the picture of the chosen variant */
  chosen: number;
  name: string;
}

const SIZES = '(min-width: 1264px) 620px, (min-width: 768px) 50vw, 100vw';

const importPlayer = () => import(/* webpackChunkName: "player" */ './player');
const importZoom = () => import(/* webpackChunkName: "zoom" */ './zoom');

/**
 * The product's pictures: swiped on a phone, chosen by small pictures elsewhere, enlarged by a press. The picture that the
 * page starts with stands first, so that the server's page shows it without scripts.
 */
export function Gallery({ images, video, chosen, name }: GalleryProps): JSX.Element {
  const text = useMessages(productMessages);
  const [first] = useState(chosen);
  const order = [images[first], ...images].filter(
    (image, position, all): image is Image => image !== undefined && all.indexOf(image) === position,
  );
  // a picture stands for the video, never as the first one
  const videoAt = video?.poster ? Math.min(Math.max(1, video.place), order.length) : -1;
  if (video?.poster) order.splice(videoAt, 0, video.poster);
  const videoName = video && text.playVideo(video.label);
  const {
    ref,
    index: shown,
    reach,
    isFollowed,
    show,
    onScroll,
  } = useStrip(
    Math.max(
      0,
      order.findIndex((image) => image === images[chosen]),
    ),
  );
  const { loadFailed } = useMessages(catalogMessages);
  const { Component: Zoom, load: loadZoom } = useLateComponent(importZoom, loadFailed);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const { Component: Player, load: loadPlayer } = useLateComponent(importPlayer, loadFailed);
  const [played, setPlayed] = useState<PlayedBy>();
  const open = async (position: number, by: PlayedBy): Promise<void> => {
    if (position === videoAt) {
      if (await loadPlayer()) setPlayed(by);
    } else if (by === 'mark' && (await loadZoom())) setZoomed(position);
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
        {order.map((image, position) => {
          const isVideo = position === videoAt;
          const isPlayed = isVideo && Player && played;
          // without scripts a browser opens the video's file
          const Press = isVideo ? 'a' : 'button';
          return (
            <li key={position} className={styles.Slide} data-ahead={position > reach || undefined}>
              <Press
                {...(isVideo ? { href: video?.src } : { type: 'button' })}
                className={styles.Zoom}
                data-video={isVideo || undefined}
                aria-label={isVideo ? videoName : text.zoom(image.alt)}
                aria-hidden={isPlayed ? true : undefined}
                tabIndex={position === shown && !isPlayed ? 0 : -1}
                onClick={(event) => {
                  event.preventDefault();
                  void open(position, 'mark');
                }}
              >
                <Picture image={image} sizes={SIZES} priority={position === 0} />
              </Press>
              {isPlayed && video && <Player video={video} by={isPlayed} isShown={position === shown} />}
            </li>
          );
        })}
      </ul>
      {order.length > 1 && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the stop is the button of the picture on show
        <div role="toolbar" aria-label={text.choosePicture} className={styles.Thumbs} onKeyDown={handleKey}>
          {order.map((image, position) => (
            <button
              key={position}
              type="button"
              className={styles.Thumb}
              data-video={position === videoAt || undefined}
              aria-label={position === videoAt ? videoName : text.showPicture(position + 1, order.length)}
              aria-current={position === shown || undefined}
              tabIndex={position === shown ? 0 : -1}
              onClick={() => {
                show(position);
                void open(position, 'choice');
              }}
            >
              <Picture image={image} sizes="80px" alt="" className={styles.ThumbPicture} />
            </button>
          ))}
        </div>
      )}
      {Zoom && zoomed !== null && <Zoom images={order} start={zoomed} name={name} onClose={leave} />}
    </section>
  );
}
