import { connect } from 'node:net';

export interface Exchange {
  /** everything that came back, as latin1 */
  text: string;
  /** status of each answer, in order; 1xx left out */
  statuses: number[];
  /** the server ended the connection */
  closed: boolean;
}

/** The answer that begins at `at`: its status and where it ends, as far as it is there. */
function answerAt(text: string, at: number, withoutBody: boolean): { status: number; end: number } | undefined {
  const headEnd = text.indexOf('\r\n\r\n', at);
  if (headEnd < 0) return undefined;
  const head = text.slice(at, headEnd);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  const length = withoutBody || status < 200 ? 0 : Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  const end = headEnd + 4 + length;
  return Number.isNaN(status) || end > text.length ? undefined : { status, end };
}

/** The statuses of whole answers. `isHead` says which of them have no body. */
function readStatuses(text: string, isHead: boolean[]): number[] {
  const statuses: number[] = [];
  let answer = answerAt(text, 0, isHead[0] === true);
  while (answer) {
    if (answer.status >= 200) statuses.push(answer.status);
    answer = answerAt(text, answer.end, isHead[statuses.length] === true);
  }
  return statuses;
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
