import type { App, RouteTools } from '../../framework/routes/http';
import { settingsRoutes } from '../../framework/routes/settings-routes';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { TaxPreview, TaxPreviewBody, TaxSettings, TaxSettingsBody } from './taxes-settings.schemas';
import type { TaxesSettingsService } from './taxes-settings.service';

interface TaxesSettingsRoutesDeps extends RouteTools {
  taxesSettings: TaxesSettingsService;
}

/** Taxes as staff set them: docs/api.md, 'Taxes, for staff'. */
export function taxesSettingsRoutes(api: App, { taxesSettings, policy }: TaxesSettingsRoutesDeps): void {
  settingsRoutes(api, {
    policy,
    path: '/admin/taxes',
    rights: { read: 'settings.read', write: 'settings.write' },
    summaries: {
      get: 'Tax rates, and whether prices hold them',
      put: 'Puts tax rates in the place of those that there are',
    },
    schemas: { settings: TaxSettings, body: TaxSettingsBody },
    get: taxesSettings.get,
    update: taxesSettings.update,
  });

  api.post('/admin/taxes/preview', {
    schema: {
      tags: ['admin'],
      summary: 'What orders would be taxed at otherwise; writes nothing',
      body: TaxPreviewBody,
      response: { 200: ref(TaxPreview), 422: ref(Problem) },
    },
    onRequest: policy.requireRight('settings.write'),
    handler: (request) => taxesSettings.preview(request.body.rates),
  });
}
