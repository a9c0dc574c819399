import { PHONE, openCold } from '../../kit/browser/browser';
import { kib, type Row } from '../../kit/row';
import { pagesOf, promptNote, type Measure, type MeasureContext } from '../measure';

const REACH_KIB = 120;
/** What a processor has to read of them: a first view's share of a slow phone's first second. */
const REACH_RAW_KIB = 380;

/**
 * JavaScript on the wire for the first view. Chromium opens home, listing and product page, each in a fresh profile,
 * without any input. Every response of type Script counts with the bytes that DevTools reports for the wire
 * (`encodedDataLength`: Brotli body and response headers), until nothing has been asked for during 2.5 s; so whatever
 * a page fetches ahead when it is idle is in the number. Beside it the same files without compression.
 */
async function measurePage(context: MeasureContext, [name, url]: [string, string]): Promise<Row[]> {
  const { bytes, raw, files } = await context.withBrowser(async (browser) => {
    const visit = await openCold(browser, { device: PHONE });
    await visit.page.goto(url, { waitUntil: 'load' });
    await visit.log.untilQuiet();
    const scripts = visit.log.all.filter(({ type }) => type === 'Script');
    const answer = { bytes: visit.log.bytes('Script'), raw: visit.log.raw('Script'), files: scripts };
    await visit.close();
    return answer;
  });
  const largest = files
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 6)
    .map((file) => `${new URL(file.url).pathname.split('/').at(-1)} ${kib(file.bytes)}`);
  const where = `first view of ${name}, ${promptNote(context.prompt)}`;
  return [
    {
      what: `JS on the wire, ${where}`,
      reach: `≤ ${REACH_KIB} KiB`,
      measured: kib(bytes),
      reached: bytes <= REACH_KIB * 1024,
      detail: `${files.length} files; largest: ${largest.join(', ')}`,
    },
    {
      what: `JS without compression, ${where}`,
      reach: `≤ ${REACH_RAW_KIB} KiB`,
      measured: kib(raw),
      reached: raw <= REACH_RAW_KIB * 1024,
    },
  ];
}

export const scriptBytes: Measure = {
  name: 'script-bytes',
  async run(context) {
    const rows: Row[] = [];
    for (const page of pagesOf(context.shop)) rows.push(...(await measurePage(context, page)));
    return rows;
  },
};
