import type { ComponentPropsWithRef, JSX, MouseEvent } from 'react';
import spinner from '@tessera/shared/styles/spinner.module.css';
import styles from './button.module.css';
import { cx } from '../base/cx';
import { VisuallyHidden } from '../base/visually-hidden';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** takes the whole width of its place */
  block?: boolean;
  /** something is under way: presses are ignored, the width and the focus stay */
  pending?: boolean;
  /** what the button says meanwhile; without it a spinner stands over the label */
  pendingText?: string;
}

/** Both wordings lie on one another, so that the button is as wide as the longer one. */
function ButtonWords({ pending, pendingText, children }: Pick<ButtonProps, 'pending' | 'pendingText' | 'children'>) {
  return (
    <>
      <span className={styles.Label} data-off={pending || undefined} aria-hidden={pending || undefined}>
        {children}
      </span>
      {pendingText && (
        <span className={styles.Label} data-off={!pending || undefined} aria-hidden={!pending}>
          {pendingText}
        </span>
      )}
      {pending && !pendingText && (
        <>
          <span className={spinner.Spinner} />
          <VisuallyHidden>{children}</VisuallyHidden>
        </>
      )}
    </>
  );
}

/**
 * A button of the shop; `type` is 'button' unless stated. One with `aria-disabled` keeps its place and the focus, and ignores
 * presses.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  block,
  pending = false,
  pendingText,
  className,
  children,
  onClick,
  'aria-disabled': disabled,
  ...rest
}: ButtonProps): JSX.Element {
  const isOff = pending || disabled === true || disabled === 'true';
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.Button, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-pending={pending || undefined}
      aria-disabled={isOff || undefined}
      onClick={handleClick}
    >
      <ButtonWords pending={pending} pendingText={pendingText}>
        {children}
      </ButtonWords>
    </button>
  );
}
