import { DEFAULT_LANGUAGE } from '../../core/languages';
import { actorOf } from '../../framework/http';
import type { App, RouteTools } from '../../framework/http';
import { allowAnyone } from '../../plugins/policy';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { Home, HomeQuery, HomeSettings, HomeSettingsBody } from './home.schemas';
import type { HomeService } from './home.service';

interface HomeRoutesDeps extends RouteTools {
  home: HomeService;
}

/** The home page for everybody, and its arrangement for staff. */
export function homeRoutes(api: App, { home, publicRead, policy }: HomeRoutesDeps): void {
  api.get('/home', {
    schema: {
      tags: ['visitors'],
      summary: 'What the home page shows now, in English where it is not there in the language',
      querystring: HomeQuery,
      response: { 200: ref(Home) },
    },
    onRequest: allowAnyone,
    handler: (request, reply) =>
      publicRead(request, reply, { load: () => home.get(request.query.language ?? DEFAULT_LANGUAGE) }),
  });

  api.get('/admin/home', {
    schema: { tags: ['admin'], summary: 'Every section of the home page', response: { 200: ref(HomeSettings) } },
    onRequest: policy.requireRight('content.read'),
    handler: () => home.settings(),
  });

  api.put('/admin/home', {
    schema: {
      tags: ['admin'],
      summary: 'Puts sections in the place of those of the home page',
      body: HomeSettingsBody,
      response: { 200: ref(HomeSettings), 409: ref(Problem), 422: ref(Problem) },
    },
    onRequest: policy.requireRight('content.write'),
    handler: (request) => home.update(actorOf(request), request.body),
  });
}
