import type { Browser } from '@playwright/test';
import { PHONE, openCold } from '../../kit/browser/browser';
import { longestChain } from '../../kit/browser/depth';
import { firstClickScript, visitUntilAnswered } from '../../kit/browser/first-click';
import type { LoggedRequest } from '../../kit/browser/network-log';
import type { Row } from '../../kit/row';
import type { Measure } from '../measure';

const REACH = { content: 1, interactive: 3 };

const names = (chain: LoggedRequest[]) => chain.map(({ url }) => new URL(url).pathname.split('/').at(-1) || '/');

/** Requests that a first paint with the content waits for: the document, and sheets if it needs any. */
async function chainToContent(browser: Browser, url: string, title: string): Promise<LoggedRequest[]> {
  const { page, log, close } = await openCold(browser, { device: PHONE, javaScript: false });
  await page.route('**/*', (route) =>
    ['document', 'stylesheet'].includes(route.request().resourceType()) ? route.continue() : route.abort(),
  );
  await page.goto(url, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'visible', timeout: 10_000 });
  const chain = longestChain(log.all.filter(({ type }) => type === 'Document' || type === 'Stylesheet'));
  await close();
  return chain;
}

/** Requests for code and data that had ended when the first click was answered. */
async function chainToInteractive(browser: Browser, url: string): Promise<LoggedRequest[]> {
  const { page, log, close } = await openCold(browser, {
    device: PHONE,
    script: firstClickScript,
    throttled: true,
  });
  const { answered } = await visitUntilAnswered(page, url, 0);
  const sentAt = log.all.find(({ type }) => type === 'Document')?.started ?? 0;
  const needed = log.all.filter(
    ({ type, finished }) =>
      ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'].includes(type) &&
      finished !== undefined &&
      (finished - sentAt) * 1_000 <= answered,
  );
  await close();
  return longestChain(needed);
}

function row(what: string, reach: number, chain: LoggedRequest[]): Row {
  return {
    what,
    reach: `≤ ${reach}`,
    measured: String(chain.length),
    reached: chain.length <= reach,
    detail: names(chain).join(' → '),
  };
}

/**
 * Depth of the waterfall of the product page: how many requests had to follow each other. To content: the page is
 * opened with scripts off and everything but document and style sheets refused; its heading must be visible then. To
 * interactive: the page is opened throttled and its quantity button clicked until it answers; of all code and data
 * that had arrived by then, the longest chain from request to the request that asked for it (DevTools' initiator: the
 * parser or a preload hint of the document, or the script nearest on the stack).
 */
export const waterfall: Measure = {
  name: 'waterfall',
  run: ({ shop, withBrowser }) =>
    withBrowser(async (browser) => [
      row(
        'Waterfall depth to content',
        REACH.content,
        await chainToContent(browser, shop.pages.product, shop.product.name),
      ),
      row('Waterfall depth to interactive', REACH.interactive, await chainToInteractive(browser, shop.pages.product)),
    ]),
};
