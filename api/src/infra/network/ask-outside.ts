import { lookup } from 'node:dns';
import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

export interface Question {
  /** GET where left out */
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** host and port, as `URL.host` has it, of servers that may be in the shop's own network */
  trusted: readonly string[];
  /** ends all of it, also the answer's body */
  signal: AbortSignal;
}

/** The address is, or leads to, one that is not of the open network. */
export class PrivateAddress extends Error {}

const HEAD_BYTES = 16 * 1024;

const isPrivate = (address: string | undefined): boolean => address === undefined || !isPublicAddress(address);
const refused = (): PrivateAddress => new PrivateAddress('not an address of the open network');

/** Answers what DNS says, where all of it is public: the socket connects to nothing else. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) done(error ?? new Error(`${host} has no address`), []);
    else if (found.some(({ address }) => isPrivate(address))) done(refused(), []);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Whether an address in numbers is not of the open network; a name is looked up when it is asked. */
export function isPrivateHost(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) > 0 && isPrivate(host);
}

/**
 * Asks a server whose address somebody has typed in, of the open network alone: what DNS says, and where the socket is in the
 * end, is looked at. Redirects are answers like others: who follows one asks anew.
 * @param url http or https
 * @returns the answer, whose body is to be read or destroyed
 * @throws PrivateAddress; Error as sockets have it; `signal`'s reason
 */
export function askOutside(url: URL, question: Question): Promise<IncomingMessage> {
  const { method = 'GET', headers, body, trusted, signal } = question;
  const isOpen = trusted.includes(url.host);
  // An address in numbers is not looked up.
  if (!isOpen && isPrivateHost(url)) return Promise.reject(refused());
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      agent: false,
      method,
      signal,
      maxHeaderSize: HEAD_BYTES,
      headers: {
        'accept-encoding': 'identity',
        'user-agent': 'Tessera',
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
      ...(!isOpen && { lookup: publicLookup }),
    });
    asked.once('socket', (socket) =>
      socket.once('connect', () => {
        if (!isOpen && isPrivate(socket.remoteAddress)) asked.destroy(refused());
      }),
    );
    asked.once('response', resolve).once('error', reject);
    asked.end(body);
  });
}
