import { launch } from 'chrome-launcher';
import { findChromium } from '../../../scripts/src/test/chromium';
import { runNode } from '../kit/processes';
import type { Row } from '../kit/row';
import { median } from '../kit/statistics';
import { pagesOf, promptNote, type Measure } from './measure';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const REACH: Record<(typeof CATEGORIES)[number], number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

interface Audit {
  id: string;
  score: number | null;
  numericValue?: number;
}
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

async function audit(url: string): Promise<Report> {
  const chromePath = await findChromium();
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'error' });
  try {
    const program = require.resolve('lighthouse/cli/index.js');
    const args = [
      program,
      url,
      `--port=${chrome.port}`,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join()}`,
    ];
    return JSON.parse(await runNode(args)) as Report; // Lighthouse's own report
  } finally {
    chrome.kill();
  }
}

/** Audits that cost points in any of the runs, heaviest first. */
function lost(reports: Report[]): string[] {
  const ids = reports.flatMap(({ categories, audits }) =>
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    ),
  );
  return [...new Set(ids)].slice(0, 6);
}

function paints(reports: Report[]): string {
  const of = (id: string) => Math.round(median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)));
  const [fcp, lcp] = [of('first-contentful-paint'), of('largest-contentful-paint')];
  return `FCP ${fcp} ms, LCP ${lcp} ms, TBT ${of('total-blocking-time')} ms`;
}

function summarise(what: string, reports: Report[]): Row {
  const scores = CATEGORIES.map((category) =>
    Math.round(median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100))),
  );
  const missed = lost(reports);
  return {
    what,
    reach: '≥ 95, 100, 100, 100',
    measured: scores.join(', '),
    reached: CATEGORIES.every((category, index) => (scores[index] ?? 0) >= REACH[category]),
    detail: `${paints(reports)}${missed.length > 0 ? `; points lost in ${missed.join(', ')}` : ''}`,
  };
}

/**
 * Lighthouse 12 with its own mobile settings (simulated slow 4G, processor four times slower): performance,
 * accessibility, best practices, SEO. Each run has a browser of its own; each score is the median of the runs. With the
 * sign-in dialog open, the page behind it is inert and hidden from most of the audit, so both settings are measured.
 */
export const lighthouse: Measure = {
  name: 'lighthouse',
  async run({ shop, settings, prompt, say }) {
    const rows: Row[] = [];
    for (const [name, url] of pagesOf(shop)) {
      const reports: Report[] = [];
      for (let run = 0; run < settings.lighthouseRuns; run += 1) reports.push(await audit(url));
      const row = summarise(`Lighthouse mobile, ${name}, ${promptNote(prompt)}`, reports);
      say(`  … ${row.what}: ${row.measured}`);
      rows.push(row);
    }
    return rows;
  },
};
