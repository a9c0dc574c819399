import type { ComponentPropsWithRef } from 'react';
import styles from './text-button.module.css';

/** The look of a text button, for links beside one. */
export const textButtonClass = styles.TextButton;

/** A quiet button within a text: to remove, to put back, to save for later. */
export const TextButton = (props: Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'>) => (
  <button type="button" className={styles.TextButton} {...props} />
);
