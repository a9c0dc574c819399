import type { ComponentPropsWithRef, JSX } from 'react';
import styles from '@tessera/shared/styles/visually-hidden.module.css';

/** Text for assistive technology only. */
export function VisuallyHidden(props: Omit<ComponentPropsWithRef<'span'>, 'className'>): JSX.Element {
  return <span {...props} className={styles.VisuallyHidden} />;
}
