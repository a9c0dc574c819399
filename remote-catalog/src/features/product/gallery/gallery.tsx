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

/** Stands for the video among the places of pictures. */
const VIDEO = -1;

const importPlayer = () => import(/* webpackChunkName: "player" */ './player');
const importZoom = () => import(/* webpackChunkName: "zoom" */ './zoom');

/**
 * The product's pictures: swiped on a phone, chosen by small pictures elsewhere, enlarged by a press. The picture that the
 * page starts with stands first, so that the server's page shows it without scripts.
 */
export function Gallery({ images, video, chosen, name }: GalleryProps): JSX.Element {
  const text = useMessages(productMessages);
  const [first] = useState(chosen);
  const pictures = [first, ...images.keys()].filter((index, position, all) => all.indexOf(index) === position);
  // the video never comes first: the page begins with a picture
  const order = video ? pictures.toSpliced(Math.max(1, video.place), 0, VIDEO) : pictures;
  const { ref, index: shown, reach, isFollowed, show, onScroll } = useStrip(Math.max(0, order.indexOf(chosen)));
  const { loadFailed } = useMessages(catalogMessages);
  const { Component: Zoom, load: loadZoom } = useLateComponent(importZoom, loadFailed);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const { Component: Player, load: loadPlayer } = useLateComponent(importPlayer, loadFailed);
  const [played, setPlayed] = useState<PlayedBy>();
  const play = async (by: PlayedBy): Promise<void> => {
    if (await loadPlayer()) setPlayed(by);
  };
  const zoom = async (index: number): Promise<void> => {
    if (await loadZoom()) setZoomed(pictures.indexOf(index));
  };
  const leave = (position: number): void => {
    setZoomed(null);
    show(order.indexOf(pictures[position] ?? 0));
  };
  const choose = (position: number): void => {
    show(position);
    if (order[position] === VIDEO && !played) void play('choice');
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
              {video && index === VIDEO && (
                <div className={styles.Video}>
                  {video.poster && <Picture image={video.poster} sizes={SIZES} alt="" />}
                  {Player && played ? (
                    <Player video={video} by={played} isShown={position === shown} />
                  ) : (
                    <a
                      href={video.src}
                      className={styles.Play}
                      aria-label={text.playVideo(video.label)}
                      tabIndex={position === shown ? 0 : -1}
                      onClick={(event) => {
                        // without scripts the browser opens its file
                        event.preventDefault();
                        void play('mark');
                      }}
                    />
                  )}
                </div>
              )}
              {image && (
                <button
                  type="button"
                  className={styles.Zoom}
                  aria-label={text.zoom(image.alt)}
                  tabIndex={position === shown ? 0 : -1}
                  onClick={() => void zoom(index)}
                >
                  <Picture image={image} sizes={SIZES} priority={position === 0} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {order.length > 1 && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the stop is the button of the picture on show
        <div role="toolbar" aria-label={text.choosePicture} className={styles.Thumbs} onKeyDown={handleKey}>
          {order.map((index, position) => {
            const isVideo = index === VIDEO;
            const image = isVideo ? video?.poster : images[index];
            return (
              <button
                key={index}
                type="button"
                className={styles.Thumb}
                data-video={isVideo || undefined}
                aria-label={
                  video && isVideo ? text.playVideo(video.label) : text.showPicture(position + 1, order.length)
                }
                aria-current={position === shown || undefined}
                tabIndex={position === shown ? 0 : -1}
                onClick={() => choose(position)}
              >
                {image && <Picture image={image} sizes="80px" alt="" className={styles.ThumbPicture} />}
              </button>
            );
          })}
        </div>
      )}
      {Zoom && zoomed !== null && (
        <Zoom images={pictures.flatMap((index) => images[index] ?? [])} start={zoomed} name={name} onClose={leave} />
      )}
    </section>
  );
}
