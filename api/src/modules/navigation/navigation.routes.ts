import type { App, RouteTools } from '../../framework/routes/http';
import { settingsRoutes } from '../../framework/routes/settings-routes';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import {
  NavigationSettings,
  NavigationSettingsBody,
  NavigationVersion,
  NavigationVersionList,
  NavigationVersionParameters,
} from './navigation.schemas';
import type { NavigationService } from './navigation.service';

const tags = ['admin'];

/** What header and footer lead to, by staff (docs/api.md, 'Header and footer, for staff'). */
export function navigationRoutes(
  api: App,
  { navigation, policy }: RouteTools & { navigation: NavigationService },
): void {
  const read = policy.requireRight('content.read');

  settingsRoutes(api, {
    policy,
    path: '/admin/navigation',
    rights: { read: 'content.read', write: 'content.write' },
    summaries: {
      get: 'What header and footer lead to',
      put: 'Puts header and footer in the place of those that there are',
    },
    schemas: { settings: NavigationSettings, body: NavigationSettingsBody },
    get: navigation.settings,
    update: navigation.update,
  });

  api.get('/admin/navigation/versions', {
    schema: { tags, summary: 'What was saved of header and footer', response: { 200: ref(NavigationVersionList) } },
    onRequest: read,
    handler: () => navigation.versions(),
  });

  api.get('/admin/navigation/versions/:kept_version', {
    schema: {
      tags,
      summary: 'Header and footer as they were saved',
      params: NavigationVersionParameters,
      response: { 200: ref(NavigationVersion), '4xx': ref(Problem) },
    },
    onRequest: read,
    handler: (request) => navigation.version(request.params.kept_version),
  });
}
