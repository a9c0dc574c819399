import type { IncomingMessage } from 'node:http';
import { AppError } from '../../../../errors/errors';
import { askOutside, PrivateAddress } from '../../../../infra/network/ask-outside';

export interface FetchRules {
  /** host and port, as `URL.host` has it, of servers that may be in the shop's own network */
  trusted: readonly string[];
  /** bytes */
  most: number;
  /** for all of it, redirects too: milliseconds */
  patience_ms: number;
}

const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MEGABYTE = 1024 * 1024;

/** @throws AppError `files.picture` for another scheme, a password, or an address that is none */
function readAddress(text: string, from?: URL): URL {
  const url = URL.canParse(text, from) ? new URL(text, from) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username !== '' || url.password !== '') throw new AppError('files.picture.address');
  return url;
}

async function readBody(answer: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = (): AppError => new AppError('files.picture.too_large', { most: Math.floor(most / MEGABYTE) });
  if (Number(answer.headers['content-length'] ?? 0) > most) throw tooLarge();
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function follow(address: string, { trusted, most }: FetchRules, signal: AbortSignal): Promise<Buffer> {
  let url = readAddress(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await askOutside(url, { headers: { accept: 'image/*' }, trusted, signal });
    try {
      const { statusCode: status = 0, headers } = answer;
      if (status === 200) return await readBody(answer, most);
      if (!REDIRECTS.has(status)) throw new AppError('files.picture.status', { status });
      url = readAddress(headers.location ?? '', url);
    } finally {
      answer.destroy();
    }
  }
  throw new AppError('files.picture.redirects');
}

/**
 * Fetches what lies at an http or https address of the open network, by at most three redirects; each of them, what DNS
 * says, and where the socket is in the end is looked at (docs/product.md §4).
 * @throws AppError `files.picture` with why it cannot be had
 */
export async function fetchPicture(address: string, rules: FetchRules): Promise<Buffer> {
  const signal = AbortSignal.timeout(rules.patience_ms);
  try {
    return await follow(address, rules, signal);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof PrivateAddress) throw new AppError('files.picture.private');
    const key = signal.aborted ? 'files.picture.late' : 'files.picture.away';
    throw new AppError(key, {}, { cause: error });
  }
}
