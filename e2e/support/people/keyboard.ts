import type { ElementHandle, Locator, Page } from '@playwright/test';

export type Reachable = 'link' | 'button' | 'searchbox' | 'radio' | 'textbox' | 'checkbox' | 'combobox' | 'tab';

/** To find elements by role and name takes far longer than a press: so many go by before the page is asked again. */
const PRESSES = 10;
const MOST_TURNS = 20;

/** Whether the focus is on one of these elements. */
const isAtOneOf = (page: Page, elements: ElementHandle[]): Promise<boolean> =>
  page.evaluate((all) => all.some((element) => element === document.activeElement), elements);

/** So many presses before an element as it is looked for at each of them: what takes the focus is not told from outside. */
const CLOSE = 3;

/** How many presses it is to the first of these elements, at a guess: none where nobody knows from where. */
const pressesTo = (page: Page, elements: ElementHandle[], isBack: boolean): Promise<number> =>
  page.evaluate(
    ([targets, back]) => {
      const from = document.activeElement;
      if (!from || from === document.body) return 0;
      const radios = new Set<string>();
      const takesFocus = (element: HTMLElement): boolean => {
        if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false;
        if (!element.checkVisibility({ visibilityProperty: true })) return false;
        if (!(element instanceof HTMLInputElement && element.type === 'radio')) return true;
        return !radios.has(element.name) && Boolean(radios.add(element.name));
      };
      const room = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
      const side = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
      const ahead = [
        ...room.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
      ].filter((element) => (from.compareDocumentPosition(element) & side) !== 0 && takesFocus(element));
      if (back) ahead.reverse();
      return 1 + ahead.findIndex((element) => targets.some((target) => target === element));
    },
    [elements, isBack] as const,
  );

/** Presses a key until the focus is on one of these elements; fails after two hundred presses. */
export async function reachIt(page: Page, place: Locator, key = 'Tab'): Promise<Locator> {
  // nobody looks for what is not there yet
  await place.first().waitFor({ state: 'attached' });
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const elements = await place.elementHandles();
    if (turn === 0 && key.endsWith('Tab')) {
      const far = (await pressesTo(page, elements, key === 'Shift+Tab')) - CLOSE;
      for (let presses = 0; presses < far; presses += 1) await page.keyboard.press(key);
    }
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
