import type { Page } from '@playwright/test';

const ANSWERED = 'bench: the first click was answered';

/**
 * Runs in the page before its own code: from the moment the button is there it is clicked every 25 ms, as an impatient
 * shopper would, until the page answers; the quantity field shows 2 then. Times are milliseconds since the navigation
 * began (`performance.now()`), kept in `window.bench`.
 */
export const firstClickScript = `(() => {
  const bench = (window.bench = { title: 0, answered: 0, content: 0, paint: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bench.content = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') bench.paint = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  const look = () => {
    const title = document.querySelector('h1');
    if (title && title.textContent.trim()) {
      requestAnimationFrame(() => setTimeout(() => (bench.title ||= performance.now())));
    } else requestAnimationFrame(look);
  };
  look();
  const answer = () => {
    bench.answered = performance.now();
    console.debug('${ANSWERED}');
  };
  const press = () => {
    const button = document.querySelector('main [role=group] button[aria-label="One more"]');
    const field = button && button.parentElement.querySelector('input');
    if (!field) return setTimeout(press, 25);
    if (field.value !== '1') return answer();
    button.click();
    setTimeout(() => (field.isConnected && field.value !== '1' ? answer() : setTimeout(press, 25)));
  };
  press();
})()`;

export interface FirstClickTimes {
  /** the product's name is painted */
  title: number;
  /** Largest Contentful Paint */
  content: number;
  /** First Contentful Paint */
  paint: number;
  /** the first click that the page answered; 0 = not yet */
  answered: number;
}

/**
 * Opens a page that carries {@link firstClickScript} and waits until it has answered.
 * @param settle how long to wait after that for the last candidate of Largest Contentful Paint, milliseconds
 * @throws Error when it has not within a minute
 */
export async function visitUntilAnswered(page: Page, url: string, settle: number): Promise<FirstClickTimes> {
  // said over the console: the page's policy forbids what Playwright's own waiting evaluates
  const answered = page.waitForEvent('console', { predicate: (line) => line.text() === ANSWERED, timeout: 60_000 });
  await Promise.all([answered, page.goto(url, { waitUntil: 'load', timeout: 60_000 })]);
  await page.waitForTimeout(settle);
  return (await page.evaluate('window.bench')) as FirstClickTimes; // written by the script above
}
