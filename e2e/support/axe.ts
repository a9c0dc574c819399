import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A frame after the theme has changed, colours have changed with it; what moves without an end is not waited for. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * What axe finds in both themes, as short sentences; in the dark only colours can differ.
 * @param options.opened selector of what has been opened since the page was last looked at: colours are compared there
 * alone, the page's own being as they were
 */
export async function violationsOf(page: Page, { opened }: { opened?: string } = {}): Promise<string[]> {
  const found: string[] = [];
  const colours = () => {
    const builder = new AxeBuilder({ page }).withRules('color-contrast');
    return opened ? builder.include(opened) : builder;
  };
  const rules = new AxeBuilder({ page }).withTags(WCAG_2_2_AA).disableRules('color-contrast');
  const looks = [
    ['light', rules],
    ['light', colours()],
    ['dark', colours()],
  ] as const;
  for (const [colorScheme, look] of looks) {
    await showIn(page, colorScheme);
    const { violations } = await look.analyze();
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        found.push(`${colorScheme}: ${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`);
      }
    }
  }
  return found;
}
