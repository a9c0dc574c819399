import { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { App } from '../../framework/routes/http';
import { allowAnyone } from '../../plugins/policy';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import type { SitemapsService } from './sitemaps.service';

const tags = ['site'];
/** Web servers keep what they are given for an hour; nobody else has a reason to ask often. */
const limited = { rateLimit: { max: 60, timeWindow: 60_000 } };
const XML = 'application/xml; charset=utf-8';

export function sitemapsRoutes(api: App, { sitemaps }: { sitemaps: SitemapsService }): void {
  api.get('/sitemaps', {
    config: limited,
    schema: {
      tags,
      summary: 'The index of the site map (sitemaps.org)',
      produces: ['application/xml'],
      response: { 200: Type.String() },
    },
    onRequest: allowAnyone,
    handler: async (_request, reply) => reply.type(XML).send(await sitemaps.index()),
  });

  api.get('/sitemaps/:part', {
    config: limited,
    schema: {
      tags,
      summary: 'One part of the site map: at most 50,000 addresses',
      params: Type.Object({ part: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
      produces: ['application/xml'],
      response: { 200: Type.String(), 404: ref(Problem) },
    },
    onRequest: allowAnyone,
    handler: async ({ params }, reply) => {
      const part = await sitemaps.part(params.part);
      return reply.type(XML).send(Readable.from(part) as never);
    },
  });
}
