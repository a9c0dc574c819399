import { freePort } from '@tessera/scripts/process';
import { median } from '../../kit/load/statistics';
import { seconds, type Row } from '../../kit/row';
import type { BenchSettings } from '../../kit/settings';
import { startNode, waitForAnswer } from '../../kit/shop/processes';

const REACH_MS = 5_000;
const STARTS = 3;

/**
 * Time from the command to the first page: `node scripts/start.js` (what `npm start` runs) in a fresh process, with
 * everything built and a data folder that has been used before; the home page is asked for every 20 ms until it comes
 * with status 200. PostgreSQL is started anew each time. Median of three.
 * @param settings of a data folder on which no shop runs now
 */
export async function measureStart({ dataDir }: BenchSettings): Promise<Row[]> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const port = await freePort();
    const running = startNode(['scripts/start.js'], { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    times.push(await waitForAnswer(`http://127.0.0.1:${port}/`, running, 60_000));
    await running.end('SIGINT');
  }
  const measured = median(times);
  return [
    {
      what: 'First answer after `npm start`, everything built',
      reach: '≤ 5 s',
      measured: seconds(measured),
      reached: measured <= REACH_MS,
      detail: times.map(seconds).join(', '),
    },
  ];
}
