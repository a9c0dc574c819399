import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** One request as it came over a connection, read by the letter of RFC 9112. */
export interface Recorded {
  connection: number;
  line: string;
  headers: [name: string, value: string][];
  body: string;
}

export interface Upstream {
  url: string;
  requests: Recorded[];
  /** what came over a connection and was no request */
  faults: string[];
  close: () => Promise<void>;
}

const END_OF_HEAD = '\r\n\r\n';

function chunkedBody(text: string): { body: string; length: number } | 'more' | 'broken' {
  let body = '';
  let at = 0;
  for (;;) {
    const end = text.indexOf('\r\n', at);
    if (end < 0) return 'more';
    const size = /^[0-9a-f]+$/i.test(text.slice(at, end)) ? Number.parseInt(text.slice(at, end), 16) : -1;
    if (size < 0) return 'broken';
    at = end + 2;
    if (text.length < at + size + 2) return 'more';
    body += text.slice(at, at + size);
    if (text.slice(at + size, at + size + 2) !== '\r\n') return 'broken';
    at += size + 2;
    if (size === 0) return { body, length: at };
  }
}

function bodyOf(headers: [string, string][], rest: string): { body: string; length: number } | 'more' | 'broken' {
  const lengths = headers.filter(([name]) => name === 'content-length');
  const encodings = headers.filter(([name]) => name === 'transfer-encoding');
  if (lengths.length + encodings.length > 1) return 'broken';
  if (encodings.length === 1) return encodings[0]?.[1] === 'chunked' ? chunkedBody(rest) : 'broken';
  const length = Number(lengths[0]?.[1] ?? 0);
  if (!Number.isInteger(length)) return 'broken';
  return rest.length < length ? 'more' : { body: rest.slice(0, length), length };
}

/**
 * A server behind the hand-over that writes down what reaches it, and takes nothing for a request that is not plainly one. It answers
 * `/api/status/<n>/<name>` with that status and that name in its body.
 */
export async function recordingUpstream(): Promise<Upstream> {
  const requests: Recorded[] = [];
  const faults: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;

  function take(connection: number, text: string): { read: number; request: Recorded } | undefined {
    const end = text.indexOf(END_OF_HEAD);
    if (end < 0) return undefined;
    const [line = '', ...rest] = text.slice(0, end).split('\r\n');
    const headers = rest.map((header): [string, string] => {
      const [name = '', ...value] = header.split(':');
      return [name.toLowerCase(), value.join(':').trim()];
    });
    const content = /^[A-Z]+ \/\S* HTTP\/1\.1$/.test(line)
      ? bodyOf(headers, text.slice(end + END_OF_HEAD.length))
      : 'broken';
    if (content === 'more') return undefined;
    if (content === 'broken') {
      faults.push(text.slice(0, 200));
      return undefined;
    }
    const request = { connection, line, headers, body: content.body };
    return { read: end + END_OF_HEAD.length + content.length, request };
  }

  const answerTo = ({ line, headers }: Recorded): string => {
    const [method = '', target = ''] = line.split(' ');
    const [, status = '404', name = ''] = /^\/api\/status\/(\d+)\/([\w-]+)/.exec(target) ?? [];
    const body = JSON.stringify({ name });
    const close = headers.some(([key, value]) => key === 'connection' && value === 'close');
    const head = `HTTP/1.1 ${status} Said\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`;
    return `${head}${close ? 'connection: close\r\n' : ''}\r\n${method === 'HEAD' ? '' : body}`;
  };

  const server: Server = createServer((socket) => {
    const connection = (connections += 1);
    sockets.add(socket);
    let text = '';
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (let taken = take(connection, text); taken; taken = take(connection, text)) {
        text = text.slice(taken.read);
        requests.push(taken.request);
        socket.write(answerTo(taken.request));
      }
    });
    socket.on('end', () => {
      if (text !== '') faults.push(`unfinished: ${text.slice(0, 200)}`);
      socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    faults,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
