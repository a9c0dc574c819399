import type { ElementHandle, Locator, Page } from '@playwright/test';

export type Reachable = 'link' | 'button' | 'searchbox' | 'radio' | 'textbox' | 'checkbox' | 'combobox' | 'tab';

/** To find elements by role and name takes far longer than a press: so many go by before the page is asked again. */
const PRESSES = 10;
const MOST_TURNS = 20;

/** Whether the focus is on one of these elements. */
const isAtOneOf = (page: Page, elements: ElementHandle[]): Promise<boolean> =>
  page.evaluate((all) => all.some((element) => element === document.activeElement), elements);

/** Presses a key until the focus is on one of these elements; fails after two hundred presses. */
export async function reachIt(page: Page, place: Locator, key = 'Tab'): Promise<Locator> {
  // nobody looks for what is not there yet
  await place.first().waitFor({ state: 'attached' });
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const elements = await place.elementHandles();
    for (let presses = 0; presses < PRESSES; presses += 1) {
      if (await isAtOneOf(page, elements)) return place.and(page.locator(':focus'));
      await page.keyboard.press(key);
    }
  }
  throw new Error(`The keyboard does not reach ${String(place)}`);
}

/** Presses a key until the focus is on an element with this role and name; fails after two hundred presses. */
export const reach = (page: Page, role: Reachable, name: RegExp, key = 'Tab'): Promise<Locator> =>
  reachIt(page, page.getByRole(role, { name }), key);

/** Goes to a button or a link by the keyboard and presses it. */
export async function press(page: Page, role: 'button' | 'link', name: RegExp, key = 'Tab'): Promise<void> {
  await reach(page, role, name, key);
  await page.keyboard.press('Enter');
}

/** Fills the field that has the focus, then the others in the order of the page; a password's eye lies in between. */
export async function typeInto(page: Page, label: RegExp, text: string): Promise<void> {
  await reach(page, 'textbox', label);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
