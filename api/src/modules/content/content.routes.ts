import type { FastifyRequest } from 'fastify';
import type { App, RouteTools } from '../../framework/routes/http';
import { allowAnyone } from '../../plugins/policy';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { Page, PageList, PageParameters, PageQuery } from './content.schemas';
import { tagsOf } from './content.service';
import type { ContentService } from './content.service';

/** Seconds that a shared cache may keep a text. */
const S_MAXAGE = 60;
const tags = ['visitors'];

/** The shop's own texts, from the cache where it can. */
export function contentRoutes(api: App, { content, publicRead }: RouteTools & { content: ContentService }): void {
  api.get('/pages', {
    schema: {
      tags,
      summary: 'List the texts of the shop',
      querystring: PageQuery,
      response: { 200: ref(PageList) },
    },
    onRequest: allowAnyone,
    preValidation: keepLanguage,
    handler: (request, reply) =>
      publicRead(request, reply, { s_maxage: S_MAXAGE, load: () => content.list(request.query.language) }),
  });

  api.get('/pages/:slug', {
    schema: {
      tags,
      summary: 'Get one text in sections, in English where it is not there in the language',
      params: PageParameters,
      querystring: PageQuery,
      response: { 200: ref(Page), 404: ref(Problem) },
    },
    onRequest: allowAnyone,
    preValidation: keepLanguage,
    handler: (request, reply) => {
      const { slug } = request.params;
      // What is not there may be written: whoever keeps a page that says so hears of it.
      if (request.headers['x-cache-tags'] === '1')
        reply.header('cache-tag', tagsOf(encodeURIComponent(slug)).join(' '));
      const load = () => content.get(slug, request.query.language);
      return publicRead(request, reply, { s_maxage: S_MAXAGE, load });
    },
  });
}

/** Whatever else stands behind the question mark makes no entry of its own in the cache. */
async function keepLanguage(request: FastifyRequest): Promise<void> {
  const { language }: { language?: unknown } = Object(request.query);
  request.query = language === undefined ? {} : { language };
}
