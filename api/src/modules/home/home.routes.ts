import { DEFAULT_LANGUAGE } from '../../core/languages';
import type { App, RouteTools } from '../../framework/routes/http';
import { settingsRoutes } from '../../framework/routes/settings-routes';
import { allowAnyone } from '../../plugins/policy';
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

  settingsRoutes(api, {
    policy,
    path: '/admin/home',
    rights: { read: 'content.read', write: 'content.write' },
    summaries: { get: 'Every section of the home page', put: 'Puts sections in the place of those of the home page' },
    schemas: { settings: HomeSettings, body: HomeSettingsBody },
    get: home.settings,
    update: home.update,
  });
}
