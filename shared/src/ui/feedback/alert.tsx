import type { JSX, ReactNode } from 'react';
import styles from './alert.module.css';
import { cx } from '../base/cx';
import tones from '../base/tone.module.css';
import { Icon } from '../content/icon';

export interface AlertProps {
  tone?: 'info' | 'error' | 'success' | 'warning';
  children: ReactNode;
}

/** A banner inside the page; errors are read out at once, the rest when there is a pause. */
export function Alert({ tone = 'info', children }: AlertProps): JSX.Element {
  const name = tone === 'success' ? 'check' : tone === 'info' ? 'info' : 'alert';
  return (
    <div className={cx(tones.Tone, styles.Alert)} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={name} />
      <div>{children}</div>
    </div>
  );
}
