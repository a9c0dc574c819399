import type { ComponentPropsWithRef, JSX } from 'react';
import styles from './container.module.css';
import { cx } from '../base/cx';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  width?: 'column' | 'narrow';
}

/** The content column: 95 % wide, at most 1200 px (docs/product.md §2). */
export function Container({ width = 'column', className, ...rest }: ContainerProps): JSX.Element {
  return <div {...rest} className={cx(styles.Container, className)} data-width={width} />;
}
