import { connect } from 'node:net';

export interface Exchange {
  /** everything that came back, as latin1 */
  text: string;
  /** status of each answer, in order; 1xx left out */
  statuses: number[];
  /** the server ended the connection */
  closed: boolean;
}

/** Bodies are taken by their length; the statuses of whole answers alone. `heads` says which of them have no body (HEAD). */
function readStatuses(text: string, isHead: boolean[]): number[] {
  const statuses: number[] = [];
  let at = 0;
  for (;;) {
    const end = text.indexOf('\r\n\r\n', at);
    if (end < 0) return statuses;
    const head = text.slice(at, end);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? Number.NaN);
    const withoutBody = status < 200 || isHead[statuses.length] === true;
    const length = withoutBody ? 0 : Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    at = end + 4 + length;
    if (Number.isNaN(status) || at > text.length) return statuses;
    if (status >= 200) statuses.push(status);
  }
}

/**
 * Sends bytes as they are and listens until `answers` whole answers have come, the server has closed, or `patience`
 * milliseconds have passed.
 */
export function exchange(
  port: number,
  bytes: string | Buffer,
  { answers = 1, patience = 5_000, isHead = [] as boolean[] } = {},
): Promise<Exchange> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    const end = (closed: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text, statuses: readStatuses(text, isHead), closed });
    };
    const timer = setTimeout(() => end(false), patience);
    socket.on('error', () => end(true)).on('close', () => end(true));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      // an answer that says it is the last one is followed by the end of the connection: wait for that
      if (!/^connection: close/im.test(text) && readStatuses(text, isHead).length >= answers) end(false);
    });
  });
}
