import { Type } from 'typebox';
import { namesTag } from '@tessera/server/http';
import type { App } from '../../framework/routes/http';
import { LANGUAGES } from '../../core/languages';
import { allowAnyone } from '../../plugins/policy';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import type { SocialCardsService } from './social-cards.service';

/** Each new one takes a moment of a processor. */
const limited = { rateLimit: { max: 120, timeWindow: 60_000 } };
const MAX_AGE = 300;

export function socialCardsRoutes(api: App, { socialCards }: { socialCards: SocialCardsService }): void {
  api.get('/products/:product_id/card.png', {
    config: limited,
    schema: {
      tags: ['site'],
      summary: 'The picture for link previews of a product: PNG, 1200 × 630',
      params: Type.Object({ product_id: Type.String({ maxLength: 200 }) }),
      querystring: Type.Object({ lang: Type.Optional(Type.Enum([...LANGUAGES], { type: 'string' })) }),
      produces: ['image/png'],
      response: { 200: Type.String({ format: 'binary' }), '4xx': ref(Problem) },
    },
    onRequest: allowAnyone,
    handler: async (request, reply) => {
      const { png, hash } = await socialCards.get(request.params.product_id, request.query.lang ?? 'en');
      const etag = `"${hash}"`;
      reply.header('etag', etag).header('cache-control', `public, max-age=${MAX_AGE}, s-maxage=${MAX_AGE}`);
      if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send('');
      // Bytes are sent past the serialiser, which is what the response type speaks of.
      return reply.type('image/png').send(png as never);
    },
  });
}
