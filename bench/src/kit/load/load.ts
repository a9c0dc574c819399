import { runNode } from '../shop/processes';
import { median } from './statistics';

const CONNECTIONS = 10;
const ROUNDS = 5;
const WARM_UP_SECONDS = 2;

interface Report {
  requests: { average: number };
  errors: number;
  timeouts: number;
  non2xx: number;
  throughput: { average: number };
}

export type Encoding = 'br' | 'identity';

async function load(url: string, durationSeconds: number, encoding: Encoding): Promise<Report> {
  const program = 'bench/src/load-client.ts';
  const args = ['-r', 'tsx/cjs', program, url, String(CONNECTIONS), String(durationSeconds), encoding];
  const report = JSON.parse(await runNode(args)) as Report; // autocannon's own report
  const failed = report.errors + report.timeouts + report.non2xx;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`);
  return report;
}

export interface LoadComparison {
  /** requests a second of ours ÷ of the reference, median of the rounds */
  ratio: number;
  own: number;
  reference: number;
  /** bytes of one answer on the wire, headers included */
  ownBytes: number;
  referenceBytes: number;
}

/**
 * Loads two addresses in turn with ten connections for `seconds` each, five rounds after a warm-up. The ratio is taken
 * within each round, so both numbers are of the same seconds.
 * @param encoding what is accepted of both
 * @throws Error when any request fails: an error answered fast is no result
 */
export async function compareLoad(
  own: string,
  reference: string,
  seconds: number,
  encoding: Encoding,
): Promise<LoadComparison> {
  const under = (url: string, duration = seconds): Promise<Report> => load(url, duration, encoding);
  await under(own, WARM_UP_SECONDS);
  await under(reference, WARM_UP_SECONDS);
  const rounds: { own: Report; reference: Report }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round % 2 === 0 ? await under(own) : undefined;
    const other = await under(reference);
    rounds.push({ own: first ?? (await under(own)), reference: other });
  }
  const of = (pick: (round: { own: Report; reference: Report }) => number) => median(rounds.map(pick));
  return {
    ratio: of((round) => round.own.requests.average / round.reference.requests.average),
    own: of((round) => round.own.requests.average),
    reference: of((round) => round.reference.requests.average),
    ownBytes: of(({ own: report }) => report.throughput.average / report.requests.average),
    referenceBytes: of(({ reference: report }) => report.throughput.average / report.requests.average),
  };
}
