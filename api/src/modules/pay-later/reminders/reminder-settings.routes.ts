import type { App, RouteTools } from '../../../framework/routes/http';
import { settingsRoutes } from '../../../framework/routes/settings-routes';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import type { StoreService } from '../../store/store.service';
import {
  ReminderPreview,
  ReminderPreviewBody,
  ReminderSettings,
  ReminderSettingsBody,
} from './reminder-settings.schemas';
import type { ReminderSettingsService } from './reminder-settings.service';

interface ReminderSettingsRoutesDeps extends RouteTools {
  payLaterReminderSettings: ReminderSettingsService;
  store: Pick<StoreService, 'getCurrency'>;
}

/** Reminders as staff set them: docs/api.md, 'Pay-later, for staff'. */
export function reminderSettingsRoutes(
  api: App,
  { payLaterReminderSettings: settings, store, policy }: ReminderSettingsRoutesDeps,
): void {
  settingsRoutes(api, {
    policy,
    path: '/admin/pay-later/reminders',
    rights: { read: 'settings.read', write: 'settings.write' },
    summaries: { get: 'When pay-later customers are reminded, and with which words', put: 'Changes them' },
    schemas: { settings: ReminderSettings, body: ReminderSettingsBody },
    get: settings.get,
    update: settings.update,
  });

  api.post('/admin/pay-later/reminders/preview', {
    schema: {
      tags: ['admin'],
      summary: 'A reminder with a made-up instalment; sends nothing',
      body: ReminderPreviewBody,
      response: { 200: ref(ReminderPreview), 422: ref(Problem) },
    },
    onRequest: policy.requireRight('settings.read'),
    handler: async (request) => settings.preview(request.body, await store.getCurrency()),
  });
}
