import type { ComponentPropsWithRef, ElementType, JSX, ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from './button';
import styles from './button.module.css';
import { cx } from '../base/cx';

interface Own<T extends ElementType> {
  /** the router's `Link`, or 'a' */
  as?: T;
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  className?: string;
  children: ReactNode;
}

export type ButtonLinkProps<T extends ElementType> = Own<T> & Omit<ComponentPropsWithRef<T>, keyof Own<T>>;

/** A link that looks like a button, for going somewhere rather than doing something. */
export function ButtonLink<T extends ElementType = 'a'>({
  as,
  variant = 'primary',
  size = 'md',
  block,
  className,
  children,
  ...rest
}: ButtonLinkProps<T>): JSX.Element {
  const Component: ElementType = as ?? 'a';
  return (
    <Component
      {...rest}
      className={cx(styles.Button, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      <span className={styles.Label}>{children}</span>
    </Component>
  );
}
