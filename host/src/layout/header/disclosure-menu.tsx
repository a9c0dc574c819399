import { type FocusEvent, type JSX, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { cx, Icon } from '@tessera/shared/ui';
import styles from './disclosure-menu.module.css';
import { useDisclosure } from './use-disclosure';

export interface DisclosureMenuProps {
  label: string;
  /** of the panel */
  className?: string;
  /** the panel's list items; what they are given closes it */
  children: (close: () => void) => ReactNode;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Links under one word of the header: a native disclosure, which also opens without scripts. */
export function DisclosureMenu({ label, className, children }: DisclosureMenuProps): JSX.Element {
  const { open, close, toggle, hover } = useDisclosure();
  const summary = useRef<HTMLElement>(null);

  const handleClick = (event: MouseEvent): void => {
    // the browser would toggle by itself and close what hovering has just opened
    event.preventDefault();
    toggle();
  };
  // ARIA APG, disclosure navigation: Escape closes, the arrows go through the word and its links, round and round
  const handleKey = (event: KeyboardEvent): void => {
    if (!open) return;
    if (event.key === 'Escape') {
      close();
      summary.current?.focus();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('summary, a')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops.at((at + step) % stops.length)?.focus();
  };
  const handleBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only listens for Escape and for the focus leaving
    <details className={styles.Menu} open={open} {...hover} onKeyDown={handleKey} onBlur={handleBlur}>
      <summary ref={summary} className={styles.Summary} onClick={handleClick}>
        {label}
        <Icon name="chevron-down" size={16} className={styles.Chevron} />
      </summary>
      <ul className={cx(styles.Panel, className)}>{children(close)}</ul>
    </details>
  );
}
