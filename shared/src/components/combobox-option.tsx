import { useEffect, useRef, type JSX, type MouseEvent, type ReactNode } from 'react';

export interface ComboboxOptionProps {
  id: string;
  className: string | undefined;
  /** it is shown, and cannot be chosen */
  'aria-disabled'?: boolean | undefined;
  /** the arrow keys have come here; the focus stays in the box */
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
  children: ReactNode;
}

/** The press must not take the focus out of the box. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** One choice of a list below a box that keeps the focus. */
export function ComboboxOption({ active, onPoint, onChoose, ...rest }: ComboboxOptionProps): JSX.Element {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the box's (ARIA APG, combobox)
    <div
      ref={row}
      role="option"
      aria-selected={active}
      onPointerMove={onPoint}
      onMouseDown={keepFocus}
      onClick={onChoose}
      {...rest}
    />
  );
}
