import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroup } from './addresses/address-group';
import { refuse } from './requests/raw-answer';
import { trustedBy } from './addresses/trusted-proxies';

/** Open connections of one address (IPv6: of one /64): visitors behind one share it, a browser holds six at most. */
const PER_ADDRESS = 512;
/** Open connections of all together. */
const TOTAL = 10_000;

export interface ConnectionBounds {
  perAddress?: number;
  total?: number;
  /** whose connections are not counted by address: addresses, networks or names such as 'loopback' */
  trustedProxies: string | string[];
}

/** Bounds how many connections a server holds open; one too many is answered with 503 and closed. */
export function boundConnections(
  server: Server,
  { perAddress = PER_ADDRESS, total = TOTAL, trustedProxies }: ConnectionBounds,
): void {
  const isTrusted = trustedBy(trustedProxies);
  const open = new Map<string, number>();
  server.maxConnections = total;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isTrusted(remoteAddress)) return;
    const group = addressGroup(remoteAddress);
    const count = (open.get(group) ?? 0) + 1;
    open.set(group, count);
    socket.once('close', () => {
      const left = (open.get(group) ?? 1) - 1;
      if (left > 0) open.set(group, left);
      else open.delete(group);
    });
    if (count > perAddress)
      refuse(socket, 503, 'server.unavailable', 'There are too many connections from this address.');
  });
}
