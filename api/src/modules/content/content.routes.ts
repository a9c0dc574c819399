import type { App, RouteTools } from '../../http';
import { dropQuery } from '../../plugins/public-read';
import { Problem } from '../../schemas/common';
import { ref } from '../../schemas/ref';
import { Page, PageList, PageParameters } from './content.schemas';
import type { ContentService } from './content.service';

/** Seconds that a shared cache may keep a text. */
const S_MAXAGE = 60;
const tags = ['visitors'];

/** The shop's own texts, from the cache where it can. */
export function contentRoutes(api: App, { content, publicRead }: RouteTools & { content: ContentService }): void {
  api.get('/pages', {
    schema: { tags, summary: 'List the texts of the shop', response: { 200: ref(PageList) } },
    preValidation: dropQuery,
    handler: (request, reply) => publicRead(request, reply, { s_maxage: S_MAXAGE, load: () => content.list() }),
  });

  api.get('/pages/:slug', {
    schema: {
      tags,
      summary: 'Get one text in sections',
      params: PageParameters,
      response: { 200: ref(Page), 404: ref(Problem) },
    },
    preValidation: dropQuery,
    handler: (request, reply) =>
      publicRead(request, reply, { s_maxage: S_MAXAGE, load: () => content.get(request.params.slug) }),
  });
}
