import { useEffect, useEffectEvent, useRef } from 'react';
import type { NavigationItem } from '@tessera/shared/composition';
import { useGoTo } from '../use-go-to';
import { useLetterKeys } from './shortcuts-setting';

/** A `g` is forgotten after so long, so that it leads nowhere by surprise. Milliseconds. */
const PATIENCE = 1_500;
/** Where letters are written, or find something by themselves. */
const TYPING = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="tree"]',
].join();

export interface ShortcutOptions {
  jumps: ReadonlyMap<string, NavigationItem>;
  onPalette: () => void;
  /** what a letter or sign alone does */
  commands: Readonly<Record<string, () => void>>;
}

const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(TYPING) !== null;
const isPaletteKey = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
/** Shift is not asked for: `?` has it on most keyboards. */
const isWithModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;
/** Somebody else's already, part of a longer input, or held down. */
const isNoPress = ({ defaultPrevented, isComposing, repeat }: KeyboardEvent): boolean =>
  defaultPrevented || isComposing || repeat;
/** Whatever is open above the page has the keys to itself. */
const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * The back office's keys: Ctrl or ⌘ and K opens the palette, `g` and a letter leads to a page, a command's letter does what it does. A letter
 * does nothing while somebody types, nor with a modifier, and can be turned off (WCAG 2.2, 2.1.4).
 */
export function useShortcuts({ jumps, onPalette, commands }: ShortcutOptions): void {
  const goTo = useGoTo();
  const letters = useLetterKeys();
  const begun = useRef(-Infinity);

  const handleLetter = (event: KeyboardEvent): void => {
    const to = event.timeStamp - begun.current < PATIENCE ? jumps.get(event.key)?.to : undefined;
    begun.current = event.key === 'g' && to === undefined ? event.timeStamp : -Infinity;
    const command = commands[event.key];
    if (to === undefined && !command) return;
    event.preventDefault();
    if (to === undefined) command?.();
    else goTo(to);
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isNoPress(event)) return;
    if (isPaletteKey(event)) {
      // also where nothing is opened: the browser's own search would take the focus
      event.preventDefault();
      if (!isCovered()) onPalette();
      return;
    }
    if (!letters || isWithModifier(event) || isTyping(event) || isCovered()) return;
    handleLetter(event);
  });

  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
