import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isDrill } from '../drill';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Of a long list or table what comes after its first entries is made like them: looked at in the drill. */
const MORE_ALIKE = ':is(li, tr, article):nth-child(n + 6)';
/** A page that is not painted has no frames; what would have come with one is there by then. */
const MOST_FRAME_MS = 500;

/** What begins to move when something else has come to its end. */
const MOST_ROUNDS = 10;

/**
 * A frame after the theme has changed, colours have changed with it: at once, where a thousand of them would move, each of
 * what inherits one after it. What moves for other reasons is put to its end.
 */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    async ([limit, rounds]) => {
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, limit);
      });
      document.adoptedStyleSheets.pop();
      // a spinner has no end, and what is scrolled stands where it was scrolled to
      const moving = () =>
        document
          .getAnimations()
          .filter(
            ({ effect, timeline }) =>
              effect?.getComputedTiming().endTime !== Infinity && timeline === document.timeline,
          );
      for (let round = 0, left = moving(); left.length > 0 && round < rounds; round += 1, left = moving()) {
        for (const animation of left) animation.finish();
        await Promise.all(left.map(({ finished }) => finished));
      }
    },
    [MOST_FRAME_MS, MOST_ROUNDS] as const,
  );
}

/**
 * Axe in the page itself, its half a megabyte sent to each document once. The builder's other way opens an empty page
 * for every look, behind which this one is not painted; it would be needed for frames of another origin.
 */
async function axeIn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page }).setLegacyMode();
  // Nothing is waited for between the reading of the page and the rules, so that they speak of one moment of it: what is
  // loaded before (style sheets, films) is for rules that are not asked.
  return axe.options({ preload: false, resultTypes: ['violations'] });
}

/** Axe lets the page go on between two rules: what it found while something changed may never have stood there at once. */
const MOST_LOOKS = 3;

/** What axe finds, of a moment in which the page stood still wherever it finds something at all. */
async function looked(page: Page, look: (axe: AxeBuilder) => AxeBuilder): Promise<Violations> {
  for (let looks = 1; ; looks += 1) {
    const axe = await axeIn(page);
    const watch = await page.evaluateHandle(() => {
      let changed = false;
      const observer = new MutationObserver(() => {
        changed = true;
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      return {
        stop: () => {
          observer.disconnect();
          return changed;
        },
      };
    });
    const { violations } = await look(axe).analyze();
    const changed = await watch.evaluate(({ stop }) => stop());
    await watch.dispose();
    if (violations.length === 0 || !changed || looks === MOST_LOOKS) return violations;
  }
}

/**
 * What axe finds in both themes, as short sentences; in the dark only colours can differ.
 * @param options.opened selector of what is new since the page was last looked at, or of what stands in a frame that other
 * tests look at: the rest, being as it was, is not looked at again
 */
export async function violationsOf(page: Page, { opened }: { opened?: string } = {}): Promise<string[]> {
  const found: string[] = [];
  const at = (axe: AxeBuilder) => {
    if (!isDrill) axe.exclude(MORE_ALIKE);
    return opened ? axe.include(opened) : axe;
  };
  const looks = [
    ['light', (axe: AxeBuilder) => at(axe.withTags(WCAG_2_2_AA))],
    ['dark', (axe: AxeBuilder) => at(axe.withRules('color-contrast'))],
  ] as const;
  for (const [colorScheme, look] of looks) {
    await showIn(page, colorScheme);
    for (const { id, nodes } of await looked(page, look)) {
      for (const { target, failureSummary } of nodes) {
        found.push(`${colorScheme}: ${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`);
      }
    }
  }
  return found;
}

/** The same of what is made of parts that other tests look at: in the drill alone (docs/drills.md). */
export const violationsOfLike: typeof violationsOf = async (page, options) =>
  isDrill ? violationsOf(page, options) : [];
