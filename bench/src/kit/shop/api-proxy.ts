import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { freePort } from '@tessera/scripts/process';
import type { RegisteredRemote } from '@tessera/shared/composition';
import { readApi } from './shop';

export interface ApiProxy {
  url: string;
  close: () => Promise<void>;
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, apiUrl: string): void {
  const options = { method: incoming.method, headers: incoming.headers };
  const upstream = request(apiUrl + (incoming.url ?? '/'), options, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  upstream.on('error', () => outgoing.destroy());
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

async function sendRemotes(
  outgoing: ServerResponse,
  apiUrl: string,
  describe: (remote: RegisteredRemote) => RegisteredRemote,
) {
  const remotes = await readApi<RegisteredRemote[]>(apiUrl, 'remotes');
  outgoing.writeHead(200, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify(remotes.map(describe)));
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}

/**
 * The API behind another port, with its registry described otherwise. Both web servers of a comparison stand behind
 * one, so that both pay for it.
 */
export async function startApiProxy(
  apiUrl: string,
  describe: (remote: RegisteredRemote) => RegisteredRemote = (remote) => remote,
): Promise<ApiProxy> {
  const port = await freePort();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== '/api/remotes') return pass(incoming, outgoing, apiUrl);
    sendRemotes(outgoing, apiUrl, describe).catch((error: unknown) => outgoing.writeHead(502).end(String(error)));
  });
  await listen(server, port);
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
