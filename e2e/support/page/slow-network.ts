import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentShop } from '../shop/shop';

export interface SlowNetwork {
  /** address of the shop through this network */
  url: string;
  close: () => void;
}

/**
 * A network that holds back what lies below some paths, and passes everything else on at once.
 * @param isSlow tells it by path
 * @param delay milliseconds
 */
export async function openSlowNetwork(isSlow: (path: string) => boolean, delay: number): Promise<SlowNetwork> {
  const { hostname, port } = new URL(currentShop().url);
  const server = createServer((incoming, outgoing) => {
    const passOn = () => {
      const { method, url: path, headers } = incoming;
      const upstream = httpRequest({ hostname, port, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      upstream.on('error', () => outgoing.destroy());
      incoming.pipe(upstream);
    };
    void sleep(isSlow(incoming.url ?? '') ? delay : 0).then(passOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${own}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
