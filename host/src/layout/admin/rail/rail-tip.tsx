import { useEffect, useRef, type JSX, type RefObject } from 'react';
import styles from './rail-tip.module.css';
import { useNarrowRail } from './use-narrow-rail';

interface RailTipProps {
  /** in it, what has a `data-tip` says so beside the pointer or the focus */
  rail: RefObject<HTMLElement | null>;
}

const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/** Listens for what is pointed at or focused in the rail, and shows beside it what it is called. @returns a function that ends it */
function followRail(rail: HTMLElement, tip: HTMLElement): () => void {
  const hide = (): void => {
    tip.hidden = true;
  };
  const show = ({ target }: Event): void => {
    const item = tipped(target);
    if (!item) return hide();
    const { top, height } = item.getBoundingClientRect();
    tip.textContent = item.dataset['tip'] ?? '';
    tip.style.setProperty('--tip-middle', `${top + height / 2}px`);
    tip.hidden = false;
  };
  // a pointer may go on to the words themselves (WCAG 2.2, 1.4.13)
  const leave = (event: Event): void => {
    if (!('relatedTarget' in event) || event.relatedTarget !== tip) hide();
  };
  const dismiss = (event: Event): void => {
    if ('key' in event && event.key === 'Escape') hide();
  };
  const heard: [EventTarget, string, (event: Event) => void][] = [
    [rail, 'pointerover', show],
    [rail, 'focusin', show],
    [rail, 'pointerleave', leave],
    [rail, 'focusout', hide],
    [rail, 'click', hide],
    [tip, 'pointerleave', hide],
    [document, 'keydown', dismiss],
  ];
  for (const [target, type, listener] of heard) target.addEventListener(type, listener);
  return () => {
    for (const [target, type, listener] of heard) target.removeEventListener(type, listener);
    hide();
  };
}

/** While the rail shows icons alone: the words of the one that is pointed at or focused. Screen readers have them anyway. */
export function RailTip({ rail }: RailTipProps): JSX.Element {
  const narrow = useNarrowRail();
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!narrow || !rail.current || !tip.current) return undefined;
    return followRail(rail.current, tip.current);
  }, [narrow, rail]);
  return <div ref={tip} className={styles.Tip} aria-hidden="true" hidden />;
}
