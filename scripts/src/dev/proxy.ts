import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { RELOADS_PATH, type PageReloads } from './page-reloads';

/** Where a path goes: a port of the loopback interface. */
export type Route = (path: string) => number;

function headerLines(message: IncomingMessage): string {
  const lines: string[] = [];
  for (let i = 0; i < message.rawHeaders.length; i += 2)
    lines.push(`${message.rawHeaders[i]}: ${message.rawHeaders[i + 1]}`);
  return lines.join('\r\n');
}

/** Joins both ends; either one's end or error closes the other. */
function join(from: Socket, to: Socket): void {
  from.on('error', () => to.destroy());
  to.on('error', () => from.destroy());
  from.pipe(to).pipe(from);
}

/**
 * One address for the web server and the development servers behind it, WebSockets included: the page's content
 * security policy allows its own origin alone.
 */
export function createProxy(route: Route, reloads: PageReloads): Server {
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    if (url === RELOADS_PATH) return reloads.add(outgoing);
    const forward = request({ host: '127.0.0.1', port: route(url), path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forward.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    });
    outgoing.on('close', () => forward.destroy());
    incoming.pipe(forward);
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    const url = incoming.url ?? '/';
    const target = connect(route(url), '127.0.0.1', () => {
      target.write(`${incoming.method} ${url} HTTP/1.1\r\n${headerLines(incoming)}\r\n\r\n`);
      target.write(head);
      join(socket, target);
    });
    target.on('error', () => socket.destroy());
  });
  return server;
}
