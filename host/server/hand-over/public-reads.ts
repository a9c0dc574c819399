import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, namesTag, previewPassIn } from '@tessera/server/http';
import { createPageCache } from '../cache/page-cache';

const MOST_BYTES = 16 * 1024 * 1024;
/** An answer is held for this long: what time alone makes wrong (a sale that ends) is right again after it. Milliseconds. */
const MAX_AGE = 5_000;
/** Larger answers are passed on and not held. Bytes. */
const LARGEST = 256 * 1024;
const NOTHING = Buffer.alloc(0);
/** What of an answer's head is the same for everybody. */
const SAME_FOR_ALL = ['etag', 'vary', 'cache-control', 'content-type', 'content-encoding'];

/** Takes in one answer on its way to its visitor. */
export interface Listener {
  head: (status: number, headers: IncomingHttpHeaders) => void;
  data: (chunk: Buffer) => void;
  end: () => void;
}

/** A browser that asks in more words than these is answered by the API each time. */
const LONGEST_LANGUAGE = 40;

/** The encodings that the API has: an address has one answer for each. */
const encodingOf = ({ headers }: FastifyRequest): string =>
  chooseEncoding(headers['accept-encoding'], ['br']) ?? 'identity';

/**
 * Answers of the API that are the same for everybody: held for five seconds, at most 16 MB, dropped by the change feed when something
 * that they show changes. The API says which ones and what they show (`cache-tag`); calls with a token, or the pass of a preview,
 * are none.
 */
export class PublicReads {
  readonly cache = createPageCache({ maxBytes: MOST_BYTES, maxAge: MAX_AGE });

  /** Where the answer to this call is held; undefined when nobody else may get it. */
  keyOf(request: FastifyRequest): string | undefined {
    const { authorization, cookie } = request.headers;
    if (request.method !== 'GET' || authorization !== undefined || previewPassIn(cookie) !== undefined)
      return undefined;
    // The shop's pages ask for one language by name; what else asks has an answer for each way to say it.
    const language = request.headers['accept-language'] ?? '';
    if (language.length > LONGEST_LANGUAGE) return undefined;
    return `${encodingOf(request)} ${language} ${request.url}`;
  }

  /** Answers from what is held. */
  answer(key: string, request: FastifyRequest, reply: FastifyReply): boolean {
    const held = this.cache.find(key);
    if (!held) return false;
    const { etag } = held.headers;
    void reply.headers(held.headers).header('x-request-id', request.id);
    if (etag !== undefined && namesTag(request.headers['if-none-match'], etag)) void reply.code(304).send();
    else void reply.send(held.bodies.identity);
    return true;
  }

  /** Listens to an answer that was asked for with `x-cache-tags: 1`, and holds it if it is one for everybody. */
  listen(key: string): Listener {
    const keep = this.cache.begin();
    let headers: Record<string, string> | undefined;
    let tags: string[] = [];
    let chunks: Buffer[] = [];
    let bytes = 0;
    return {
      head(status, given) {
        const named = given['cache-tag'];
        if (status !== 200 || typeof named !== 'string') return;
        tags = named.split(' ');
        const kept = SAME_FOR_ALL.flatMap((name) => (given[name] === undefined ? [] : [[name, String(given[name])]]));
        headers = Object.fromEntries(kept) as Record<string, string>;
      },
      data(chunk) {
        if (!headers) return;
        bytes += chunk.length;
        if (bytes <= LARGEST) chunks.push(chunk);
        else [headers, chunks] = [undefined, []];
      },
      end() {
        if (!headers) return;
        const bodies = { identity: Buffer.concat(chunks), br: NOTHING };
        keep(key, { value: { status: 200, headers, bodies, tags }, tags });
      },
    };
  }
}
