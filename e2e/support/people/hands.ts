import type { Locator, Page } from '@playwright/test';
import { reachIt } from './keyboard';

const MOST_ENTRIES = 50;

/** How somebody does what is to be done at a page. */
export interface Hands {
  /** a button or a link */
  press(place: Locator): Promise<void>;
  /** takes the place of what stands in the field */
  type(field: Locator, text: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  /** an entry of a native choice, by its words */
  choose(select: Locator, words: string): Promise<void>;
}

/** Somebody without a mouse: each place is gone to by Tab, from wherever the focus is. */
export function keyboardAt(page: Page): Hands {
  const pressKey = async (place: Locator, key: string): Promise<void> => {
    await reachIt(page, place);
    await page.keyboard.press(key);
  };
  return {
    press: (place) => pressKey(place, 'Enter'),
    tick: (box) => pressKey(box, 'Space'),
    async type(field, text) {
      await pressKey(field, 'ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async choose(select, words) {
      await reachIt(page, select);
      for (let presses = 0; presses < MOST_ENTRIES; presses += 1) {
        await page.keyboard.press('ArrowDown');
        const chosen = await select.evaluate((box: HTMLSelectElement) => box.selectedOptions[0]?.text);
        if (chosen === words) return;
      }
      throw new Error(`There is no “${words}” to choose`);
    },
  };
}

/** Somebody with one finger, at a page with touch. */
export function fingerAt(): Hands {
  return {
    press: (place) => place.tap(),
    tick: (box) => box.tap(),
    async type(field, text) {
      await field.tap();
      await field.fill(text);
    },
    async choose(select, words) {
      await select.selectOption({ label: words });
    },
  };
}
