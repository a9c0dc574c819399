import { type JSX, useEffect, useRef, useState } from 'react';
import type { ProductVideo } from '@tessera/shared/contract';
import styles from './player.module.css';

/** What was pressed: its small picture, or the play mark on the large one, which goes: the player has the focus then. */
export type PlayedBy = 'choice' | 'mark';

export interface PlayerProps {
  video: ProductVideo;
  by: PlayedBy;
  /** it rests while another picture is on show */
  isShown: boolean;
}

/** Whoever wants no motion, or to save data, presses play themselves. */
function isCalm(): boolean {
  const { saveData } = Object(Object(navigator).connection) as { saveData?: boolean }; // not in every browser
  return saveData === true || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
}

/** The video, by the browser's own controls. It has no sound; nothing of it is fetched before it plays. */
export default function Player({ video, by, isShown }: PlayerProps): JSX.Element {
  const ref = useRef<HTMLVideoElement>(null);
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (!isShown) ref.current?.pause();
    // refused where the browser plays nothing by itself: its controls are there
    else if (by === 'mark' || !isCalm()) ref.current?.play().catch(() => undefined);
  }, [isShown, by]);
  useEffect(() => {
    if (by === 'mark') ref.current?.focus();
  }, [by]);
  return (
    <video
      ref={ref}
      className={styles.Player}
      data-begun={hasBegun || undefined}
      src={video.src}
      width={video.width}
      height={video.height}
      aria-label={video.label}
      tabIndex={isShown ? 0 : -1}
      controls
      muted
      playsInline
      preload="none"
      onPlaying={() => setBegun(true)}
    />
  );
}
