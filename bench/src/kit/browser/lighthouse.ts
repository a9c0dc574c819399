import { launch } from 'chrome-launcher';
import { findChromium } from '@tessera/scripts/programs';
import { runNode } from '../shop/processes';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

interface Audit {
  id: string;
  score: number | null;
  numericValue?: number;
}

/** What of Lighthouse's own report is read here. */
export interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

const ATTEMPTS = 3;
/** The browser recorded nothing at all, now and then: that says nothing about the page. */
const NOTHING_RECORDED = 'NO_NAVSTART';

async function auditOnce(url: string, categories: readonly Category[]): Promise<Report> {
  const chromePath = await findChromium();
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'error' });
  try {
    const program = require.resolve('lighthouse/cli/index.js');
    const options = ['--output=json', '--quiet', `--only-categories=${categories.join()}`];
    return JSON.parse(await runNode([program, url, `--port=${chrome.port}`, ...options])) as Report; // Lighthouse's own
  } finally {
    chrome.kill();
  }
}

/**
 * Lighthouse 12 with its own mobile settings (simulated slow 4G, processor four times slower), in a browser of its own;
 * once more, and once more again, where that browser recorded nothing.
 * @throws Error when it does not end by itself
 */
export async function audit(url: string, categories: readonly Category[]): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await auditOnce(url, categories);
    } catch (error) {
      if (attempt === ATTEMPTS || !String(error).includes(NOTHING_RECORDED)) throw error;
    }
  }
}

/** A category's points, 0 to 100; 0 where there are none. */
export const pointsOf = ({ categories }: Report, category: Category): number =>
  (categories[category]?.score ?? 0) * 100;

/** Audits that cost points in any of the reports, at most six. */
export function lostIn(reports: Report[]): string[] {
  const ids = reports.flatMap(({ categories, audits }) =>
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    ),
  );
  return [...new Set(ids)].slice(0, 6);
}
