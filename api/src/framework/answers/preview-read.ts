import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicRead, PublicReadOptions } from './public-read';

/** @param preview_of the product that whoever asks may see before it is published @param part as for `publicRead` */
type Load = (preview_of?: string, part?: string) => ReturnType<PublicReadOptions['load']>;

/** Resolves to the reply; typed as `never` so that it fits a handler whatever its response schema says. */
export type PreviewRead = (
  request: FastifyRequest,
  reply: FastifyReply,
  load: Load,
  options?: Omit<PublicReadOptions, 'load'>,
) => Promise<never>;

/**
 * Answers a read of one product: to whoever carries the pass of a preview past all caches, to everybody else as `publicRead`
 * does (docs/architecture/caches.md, 'Previews').
 * @param previews says what the bearer of a request's cookies may see
 */
export function createPreviewRead(
  publicRead: PublicRead,
  previews: { of(cookies: string | undefined): { kind: string; record_id?: string } | undefined },
): PreviewRead {
  return async (request, reply, load, options) => {
    const product = previews.of(request.headers.cookie)?.record_id;
    if (product === undefined) return publicRead(request, reply, { ...options, load: (part) => load(undefined, part) });
    const { [options?.part_by ?? '']: part }: Record<string, string | undefined> = Object(request.query);
    const { value } = await load(product, part);
    // Its own schema serialises it, which the reply's type does not know.
    return reply.header('cache-control', 'private, no-store').send(value as never) as never;
  };
}
