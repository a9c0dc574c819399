import type { JSX } from 'react';
import { cx } from '../base/cx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** 'text' is as high as one line of the text it stands for */
  shape?: 'text' | 'square' | 'button' | 'row' | 'block';
  width?: 'full' | 'wide' | 'half' | 'short';
  className?: string;
}

/** The quiet shape of something that is loading; put `aria-busy` and a name on the region around it. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps): JSX.Element {
  return <span className={cx(styles.Skeleton, className)} data-shape={shape} data-width={width} aria-hidden="true" />;
}
