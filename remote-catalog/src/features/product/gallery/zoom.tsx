import { type JSX, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Image } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui';
import { zoomMessages } from '../../../messages/zoom';
import styles from './zoom.module.css';
import { ZoomPicture } from './zoom-picture';

export const messages = [zoomMessages];

export interface ZoomProps {
  images: Image[];
  /** the picture that it opens with */
  start: number;
  name: string;
  /** with the picture that was looked at last */
  onClose: (shown: number) => void;
}

/** The pictures over the whole screen, on the browser's own dialog: arrows turn, a press enlarges, Escape leaves. */
export default function Zoom({ images, start, name, onClose }: ZoomProps): JSX.Element {
  const text = useMessages(zoomMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(start);
  const image = images[shown];
  // closed while it is still in the document: else the browser does not give the focus back
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    opened?.focus();
    return () => opened?.close();
  }, []);
  const turn = (step: number): void => setShown((shown + step + images.length) % images.length);
  const handleKey = ({ key }: KeyboardEvent): void => {
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowRight' || key === 'ArrowLeft') turn(key === forward ? 1 : -1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys do what the buttons do
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.Zoom}
      aria-label={text.title(name)}
      onCancel={(event) => {
        event.preventDefault();
        onClose(shown);
      }}
      onKeyDown={handleKey}
    >
      <div className={styles.Head}>
        <p role="status">{text.position(shown + 1, images.length)}</p>
        <IconButton icon="close" label={text.close} onClick={() => onClose(shown)} />
      </div>
      {image && <ZoomPicture key={image.src} image={image} onSwipe={turn} />}
      {images.length > 1 && (
        <div className={styles.Turn}>
          <IconButton icon="chevron-left" label={text.before} className={styles.Arrow} onClick={() => turn(-1)} />
          <IconButton icon="chevron-right" label={text.next} className={styles.Arrow} onClick={() => turn(1)} />
        </div>
      )}
    </dialog>
  );
}
