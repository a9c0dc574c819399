import { useEffect, useEffectEvent, useState } from 'react';
import { stepTo } from './suggestions.model';

export interface Combobox {
  open: boolean;
  active: number;
  close: () => void;
  setActive: (index: number) => void;
}

interface Options {
  /** the box; the page keeps it, typed text and all */
  input: HTMLInputElement;
  listId: string;
  idOf: (index: number) => string;
  count: number;
  onChoose: (index: number) => void;
  onSubmit: (text: string) => void;
}

/**
 * Makes a combobox with a list (ARIA APG) of a search box that is on the page already: its attributes, its keys and when the
 * list is open.
 */
export function useCombobox({ input, listId, idOf, count, onChoose, onSubmit }: Options): Combobox {
  // the box has just taken the focus: that is why this is here
  const [open, setOpen] = useState(document.activeElement === input);
  const [active, setActive] = useState(-1);
  const shown = open && count > 0;

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const show = (): void => {
    setOpen(true);
    setActive(-1);
  };
  const move = (event: KeyboardEvent, by: 1 | -1): void => {
    event.preventDefault();
    if (shown) setActive(stepTo(active, by, count));
    else show();
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') move(event, 1);
    if (event.key === 'ArrowUp') move(event, -1);
    if (event.key === 'Escape' && shown) {
      // the first one closes the list, the next one is the browser's and empties the box
      event.preventDefault();
      close();
    }
    if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault();
      onChoose(active);
    }
  });
  const handleShow = useEffectEvent(show);
  const handleLeave = useEffectEvent((event: FocusEvent) => {
    const { relatedTarget } = event;
    // the button that clears the list is part of it
    if (!(relatedTarget instanceof Element && relatedTarget.closest(`[data-list="${listId}"]`))) close();
  });
  const handleSubmit = useEffectEvent(() => {
    onSubmit(input.value);
    close();
  });

  useEffect(() => {
    const { form } = input;
    const events: [string, (event: never) => void][] = [
      ['keydown', handleKey],
      ['input', handleShow],
      ['focus', handleShow],
      ['click', handleShow],
      ['blur', handleLeave],
    ];
    for (const [name, listener] of events) input.addEventListener(name, listener as EventListener);
    form?.addEventListener('submit', handleSubmit);
    return () => {
      for (const [name, listener] of events) input.removeEventListener(name, listener as EventListener);
      form?.removeEventListener('submit', handleSubmit);
    };
  }, [input]);

  useEffect(() => {
    const attributes = {
      'aria-expanded': String(shown),
      'aria-activedescendant': shown && active >= 0 ? idOf(active) : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  }, [input, shown, active, idOf]);

  return { open: shown, active, close, setActive };
}
