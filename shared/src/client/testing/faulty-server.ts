import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { configureClient } from '@tessera/shared/client';
import { until } from './controlled-clock';

export interface Seen {
  method: string;
  /** below the base, without the query */
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
  /** the test's clock on arrival, milliseconds */
  at: number;
}

/** How a request is treated; `seen.length` is its number. */
export type Behaviour = (response: ServerResponse, request: Seen) => void;

export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers })
      .end(JSON.stringify(value));

/** Any bytes under any name. */
export const raw =
  (body: string, headers: Record<string, string>, status = 200): Behaviour =>
  (response) =>
    void response.writeHead(status, { connection: 'close', ...headers }).end(body);

export const reset: Behaviour = (response) => void response.socket?.resetAndDestroy();
export const hang: Behaviour = () => undefined;

/** The head and half of the body, then nothing more: the connection breaks, or stays. */
export const half =
  (rest: 'breaks' | 'stays'): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000', connection: 'close' });
    response.write('{"items":[', () => rest === 'breaks' && response.socket?.resetAndDestroy());
  };

/** A body that never ends, as fast as it is taken. */
export const endless: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', connection: 'close' });
  const chunk = Buffer.alloc(256 * 1024, ' ');
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pour);
  pour();
};

/**
 * Starts a server on loopback and points the client at it. `answers` treat the requests of a path in turn, the last one all
 * that follow.
 */
export async function startFaultyServer(answers: Record<string, Behaviour | Behaviour[]>) {
  const seen: Seen[] = [];
  const count = (path: string) => seen.filter((request) => request.path === path).length;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = (request.url ?? '').replace(/^\/api\//, '').replace(/\?.*/, '');
      const made = { method: request.method ?? '', path, headers: request.headers, at: Date.now() };
      const known = { ...made, body: body ? (JSON.parse(body) as unknown) : undefined };
      const turns = [answers[path] ?? json({}, 404)].flat();
      const behave = turns[Math.min(count(path), turns.length - 1)];
      seen.push(known);
      behave?.(response, known);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is no string
  configureClient({ baseUrl: `http://127.0.0.1:${port}/api` });
  const die = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    seen,
    count,
    arrived: (path: string, times = 1) => until(() => count(path) >= times),
    /** from now on nobody listens there */
    die,
    stop: async () => {
      configureClient({ baseUrl: '/api' });
      await die();
    },
  };
}

export type FaultyServer = Awaited<ReturnType<typeof startFaultyServer>>;
