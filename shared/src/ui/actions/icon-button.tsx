import type { ComponentPropsWithRef, JSX } from 'react';
import { cx } from '../base/cx';
import { Icon, type IconName } from '../content/icon';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  icon: IconName;
  /** its accessible name */
  label: string;
}

/** A 44 px button with a picture instead of words. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps): JSX.Element {
  return (
    <button type="button" {...rest} className={cx(styles.IconButton, className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
