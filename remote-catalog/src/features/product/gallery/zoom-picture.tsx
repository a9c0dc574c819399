import { type JSX, type MouseEvent, type TouchEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Image } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { PictureFiles } from '@tessera/shared/ui';
import { zoomMessages } from '../../../messages/zoom';
import styles from './zoom.module.css';

/** How far a finger has to move sideways to turn to the next picture, in pixels. */
const SWIPE = 48;

/** One picture: whole, or enlarged around the place that was pressed and then moved by scrolling. */
export function ZoomPicture({ image, onSwipe }: { image: Image; onSwipe: (step: number) => void }): JSX.Element {
  const text = useMessages(zoomMessages);
  const frame = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<{ x: number; y: number } | null>(null);
  const touched = useRef<number | null>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!focus || !box) return;
    box.scrollLeft = focus.x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = focus.y * box.scrollHeight - box.clientHeight / 2;
  }, [focus]);
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // a press by keyboard is nowhere: it enlarges the middle
    const at = detail === 0 ? { x: 0.5, y: 0.5 } : { x: (clientX - left) / width, y: (clientY - top) / height };
    setFocus(focus ? null : at);
  };
  const start = ({ touches }: TouchEvent): void => {
    touched.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
  };
  const end = ({ changedTouches }: TouchEvent): void => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (touched.current ?? 0);
    if (touched.current !== null && !focus && Math.abs(moved) > SWIPE) onSwipe(moved < 0 ? 1 : -1);
    touched.current = null;
  };
  return (
    <div ref={frame} className={styles.Frame} data-large={focus !== null || undefined}>
      <button
        type="button"
        className={styles.Press}
        aria-label={focus ? text.smaller : text.larger}
        aria-pressed={focus !== null}
        onClick={press}
        onTouchStart={start}
        onTouchEnd={end}
      >
        <picture>
          <PictureFiles image={image} sizes="200vmin" />
          <img className={styles.Image} src={image.src} width={image.width} height={image.height} alt={image.alt} />
        </picture>
      </button>
    </div>
  );
}
