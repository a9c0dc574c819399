import { useState, type KeyboardEvent } from 'react';
import { firstOf, optionsOf, stepTo, type ComboboxGroup } from './combobox.model';

/**
 * When a combobox's list is open, where its keys are and what was chosen (ARIA APG, combobox with a list).
 * @param groups what can be chosen now; undefined: nothing is asked for, or it went wrong
 */
export function useCombobox(groups: readonly ComboboxGroup[] | undefined) {
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  /** the key of the option that the keys or the pointer came to */
  const [pointed, setPointed] = useState<string>();
  const options = groups ? optionsOf(groups) : [];
  const at = options.findIndex(({ key }) => key === pointed);
  const active = at < 0 ? firstOf(options) : at;
  const isShown = isOpen && groups !== undefined;

  function open(): void {
    setOpen(true);
    setSaid('');
  }

  function choose(index: number): void {
    const option = options[index];
    if (!option || option.disabled) return;
    option.onChoose();
    setPointed(undefined);
    if (option.said === null) return;
    setOpen(false);
    setSaid(option.said);
  }

  function move(by: 1 | -1): void {
    if (isShown) setPointed(options[stepTo(active, by, options.length)]?.key);
    else open();
  }

  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    // in a form it chooses, and does not send what is not finished
    Enter: () => (isShown ? choose(active) : undefined),
    // the first one closes the list, the next one is the dialog's
    Escape: isShown ? () => setOpen(false) : undefined,
  };

  return {
    isOpen,
    isShown,
    /** what was chosen last, until the list opens again */
    said,
    /** position of the option that Enter chooses; -1: none */
    active,
    count: options.length,
    open,
    close: () => setOpen(false),
    choose,
    point: setPointed,
    /** other letters: the keys begin anew */
    begin(): void {
      setPointed(undefined);
      open();
    },
    handleKeys(event: KeyboardEvent): void {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
