import type { Locator, Page } from '@playwright/test';

export type Reachable = 'link' | 'button' | 'searchbox' | 'radio' | 'textbox' | 'checkbox' | 'combobox' | 'tab';

/** Presses a key until the focus is on one of these elements; fails after a hundred presses. */
export async function reachIt(page: Page, place: Locator, key = 'Tab'): Promise<Locator> {
  const wanted = place.and(page.locator(':focus'));
  // nobody looks for what is not there yet
  await place.first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < 100; presses += 1) {
    if ((await wanted.count()) > 0) return wanted;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${String(place)}`);
}

/** Presses a key until the focus is on an element with this role and name; fails after a hundred presses. */
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
