import { Button, Icon, type IconName } from '@tessera/shared/ui';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import styles from './menu.module.css';
import { usePress, type PressAction } from './use-press';

export interface MenuItem {
  key: string;
  label: string;
  onSelect: PressAction;
  /** why it cannot be chosen now */
  reason?: string;
  tone?: 'danger';
  /** an item that is on or off: the menu stays open */
  checked?: boolean;
}

interface MenuProps {
  label: string;
  /** what stands on it, where the rest of its label is seen beside it: the label begins with it */
  shown?: string;
  icon?: IconName;
  /** above its button: for one at the end of the window */
  up?: boolean;
  items: readonly MenuItem[];
}

const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button that opens a list of actions (WAI-ARIA's menu button): arrow keys, Home, End and Escape, as everywhere. */
export function Menu({ label, shown, icon = 'chevron-down', up, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState<'start' | 'end'>('end');
  const { pending, press } = usePress();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[tabindex] > button') ?? [])];

  useEffect(() => {
    if (!open) return;
    entries()[0]?.focus();
    // all of the list, which is never higher than the window
    button.current?.nextElementSibling?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);

  /** The list goes to where the window has more room. */
  function toggle({ currentTarget }: MouseEvent<HTMLElement>): void {
    const { left, right } = currentTarget.getBoundingClientRect();
    setSide(left + right < window.innerWidth ? 'start' : 'end');
    setOpen(!open);
  }

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  function handleKeys(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      return close();
    }
    const all = entries();
    const index = all.findIndex((entry) => entry === document.activeElement);
    const move = MOVES[event.key];
    if (!move || all.length === 0) return;
    event.preventDefault();
    all[move(index, all.length)]?.focus();
  }

  function handleBlur({ relatedTarget }: FocusEvent): void {
    if (!root.current?.contains(relatedTarget)) setOpen(false);
  }

  function select({ onSelect, checked, reason }: MenuItem): void {
    if (reason) return;
    if (checked === undefined) close();
    press(onSelect);
  }

  return (
    <div ref={root} className={styles.Menu} onBlur={handleBlur}>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        pending={pending}
        aria-label={shown && label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        {shown ?? label}
        <Icon name={icon} size={14} />
      </Button>
      {open && (
        // focus is always on one of its items, whose keys come up to it
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.List}
          data-up={up}
          data-side={side}
          onKeyDown={handleKeys}
        >
          {items.map((item) => (
            <button
              key={item.key}
              type="button"
              data-tone={item.tone}
              role={item.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
              aria-checked={item.checked}
              aria-disabled={item.reason ? true : undefined}
              tabIndex={-1}
              className={styles.Item}
              onClick={() => select(item)}
            >
              <span className={styles.Mark}>{item.checked && <Icon name="check" size={14} />}</span>
              <span>
                {item.label}
                {item.reason && <span className={styles.Reason}>{item.reason}</span>}
              </span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
