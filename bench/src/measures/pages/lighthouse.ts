import { audit, lostIn, pointsOf, type Category, type Report } from '../../kit/browser/lighthouse';
import { median } from '../../kit/load/statistics';
import type { Row } from '../../kit/row';
import { pagesOf, promptNote, type Measure } from '../measure';

const REACH: Record<Category, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const CATEGORIES = Object.keys(REACH) as Category[]; // the keys just written

function paints(reports: Report[]): string {
  const of = (id: string) => Math.round(median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)));
  const [fcp, lcp] = [of('first-contentful-paint'), of('largest-contentful-paint')];
  return `FCP ${fcp} ms, LCP ${lcp} ms, TBT ${of('total-blocking-time')} ms`;
}

function summarise(what: string, reports: Report[]): Row {
  const scores = CATEGORIES.map((category) => Math.round(median(reports.map((report) => pointsOf(report, category)))));
  const missed = lostIn(reports);
  return {
    what,
    reach: '≥ 95, 100, 100, 100',
    measured: scores.join(', '),
    reached: CATEGORIES.every((category, index) => (scores[index] ?? 0) >= REACH[category]),
    detail: `${paints(reports)}${missed.length > 0 ? `; points lost in ${missed.join(', ')}` : ''}`,
  };
}

/**
 * Lighthouse, mobile: performance, accessibility, best practices, SEO. Each score is the median of the runs. With the
 * sign-in dialog open, the page behind it is inert and hidden from most of the audit, so both settings are measured.
 */
export const lighthouse: Measure = {
  name: 'lighthouse',
  async run({ shop, settings, prompt, say }) {
    const rows: Row[] = [];
    for (const [name, url] of pagesOf(shop)) {
      const reports: Report[] = [];
      for (let run = 0; run < settings.lighthouseRuns; run += 1) reports.push(await audit(url, CATEGORIES));
      const row = summarise(`Lighthouse mobile, ${name}, ${promptNote(prompt)}`, reports);
      say(`  … ${row.what}: ${row.measured}`);
      rows.push(row);
    }
    return rows;
  },
};
