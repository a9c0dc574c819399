import { Icon } from '@tessera/shared/ui';
import type { ComponentPropsWithRef } from 'react';
import styles from './drag.module.css';

interface GripProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children' | 'className'> {
  /** what it moves, and how: 'Move Ember Mug: drag, or Alt with the arrow keys' */
  label: string;
}

/** What a row is dragged by. */
export const Grip = ({ label, ...rest }: GripProps) => (
  <button type="button" {...rest} className={styles.Grip} data-grip="" aria-label={label} title={label}>
    <Icon name="menu" size={16} />
  </button>
);
