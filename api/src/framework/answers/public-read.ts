import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, namesTag } from '@tessera/server/http';
import { toCachedRead, type CachedRead, type ReadCache } from '../../infra/caches/read-cache';

/** Less than this fits into one packet as it is. Characters. */
const WORTH_COMPRESSING = 1_200;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compress = promisify(brotliCompress);

export interface PublicReadOptions {
  /**
   * The answer and the tags of all that it shows; `max_age_ms` where time alone can make it wrong, `is_part` where another part
   * would have been answered to others. @param part the part to answer, '' for the usual one; undefined where none was asked for
   */
  load: (part?: string) => Promise<{ value: unknown; tags: string[]; max_age_ms?: number; is_part?: boolean }>;
  /** the parameter that names a part: what is whole all the same is kept once, whatever part was asked for */
  part_by?: string;
  /** seconds that a shared cache may keep it: 1 where price or stock is in it */
  s_maxage?: number;
  /** the answer says something in the language asked for: each has one of its own */
  by_language?: boolean;
}

/** Resolves to the reply; typed as `never` so that it fits a handler whatever its response schema says. */
export type PublicRead = (request: FastifyRequest, reply: FastifyReply, options: PublicReadOptions) => Promise<never>;

/**
 * Answers a read that anyone may make: from memory where it can, else loaded once for all who wait. The text, its ETag
 * and its Brotli form are kept, so that a hit neither asks the database nor serialises nor compresses.
 */
export function createPublicRead(cache: ReadCache): PublicRead {
  return async (request, reply, { load, part_by = '', s_maxage = 1, by_language = false }) => {
    const { [part_by]: asked, ...query }: Record<string, string | undefined> = Object(request.query);
    const readPart = async (part?: string): Promise<CachedRead> => {
      const plain = keyOf(request, part === undefined ? query : { ...query, [part_by]: part });
      const key = by_language ? `${plain}|${request.language}` : plain;
      return (
        cache.find(key) ??
        (await cache.load(key, async () => {
          const { value, tags, max_age_ms, is_part = false } = await load(part);
          const read = toCachedRead(String(reply.serialize(value)), { tags, is_part });
          return { value: read, tags, maxAge: max_age_ms };
        }))
      );
    };
    const usual = await readPart(asked && '');
    const read = asked && usual.is_part ? await readPart(asked) : usual;
    // Text is sent past the serialiser, which is what the response type speaks of.
    reply.header('vary', by_language ? 'accept-encoding, accept-language' : 'accept-encoding');
    return (await send(request, reply, read, s_maxage)) as never;
  };
}

async function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  read: CachedRead,
  s_maxage: number,
): Promise<FastifyReply> {
  const br = read.body.length >= WORTH_COMPRESSING && chooseEncoding(headers['accept-encoding'], ['br']) === 'br';
  // Strong tags tell bodies apart byte by byte: two encodings never share one (RFC 9110 §8.8.3.3).
  const etag = br ? read.etag.replace(/"$/, '-br"') : read.etag;
  reply.headers({ etag, 'cache-control': `public, max-age=0, s-maxage=${s_maxage}` });
  if (headers['x-cache-tags'] === '1') reply.header('cache-tag', read.tags.join(' '));
  if (namesTag(headers['if-none-match'], etag)) return reply.code(304).send();
  reply.header('content-type', 'application/json; charset=utf-8');
  if (!br) return reply.send(read.body);
  read.br ??= compress(read.body, QUALITY);
  return reply.header('content-encoding', 'br').send(await read.br);
}

/** Route, parameters and the validated query in one order: unknown parameters were refused or dropped before. */
function keyOf({ routeOptions, params }: FastifyRequest, query: object): string {
  const parameters = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${routeOptions.url}|${JSON.stringify(params)}|${JSON.stringify(parameters)}`;
}

/** For reads without parameters: whatever stands behind the question mark makes no entry of its own. */
export async function dropQuery(request: FastifyRequest): Promise<void> {
  request.query = {};
}
