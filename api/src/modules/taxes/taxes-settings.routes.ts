import { actorOf } from '../../framework/http';
import type { App, RouteTools } from '../../framework/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { TaxPreview, TaxPreviewBody, TaxSettings, TaxSettingsBody } from './taxes-settings.schemas';
import type { TaxesSettingsService } from './taxes-settings.service';

interface TaxesSettingsRoutesDeps extends RouteTools {
  taxesSettings: TaxesSettingsService;
}

/** Taxes as staff set them: docs/api.md, 'Taxes, for staff'. */
export function taxesSettingsRoutes(api: App, { taxesSettings, policy }: TaxesSettingsRoutesDeps): void {
  api.get('/admin/taxes', {
    schema: {
      tags: ['admin'],
      summary: 'Tax rates, and whether prices hold them',
      response: { 200: ref(TaxSettings) },
    },
    onRequest: policy.requireRight('settings.read'),
    handler: () => taxesSettings.get(),
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

  api.put('/admin/taxes', {
    schema: {
      tags: ['admin'],
      summary: 'Puts tax rates in the place of those that there are',
      body: TaxSettingsBody,
      response: { 200: ref(TaxSettings), 409: ref(Problem), 422: ref(Problem) },
    },
    onRequest: policy.requireRight('settings.write'),
    handler: (request) => taxesSettings.update(actorOf(request), request.body),
  });
}
