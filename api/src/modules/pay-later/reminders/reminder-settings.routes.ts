import { actorOf } from '../../../framework/http';
import type { App, RouteTools } from '../../../framework/http';
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
  api.get('/admin/pay-later/reminders', {
    schema: {
      tags: ['admin'],
      summary: 'When pay-later customers are reminded, and with which words',
      response: { 200: ref(ReminderSettings) },
    },
    onRequest: policy.requireRight('settings.read'),
    handler: () => settings.get(),
  });

  api.put('/admin/pay-later/reminders', {
    schema: {
      tags: ['admin'],
      summary: 'Changes them',
      body: ReminderSettingsBody,
      response: { 200: ref(ReminderSettings), 409: ref(Problem), 422: ref(Problem) },
    },
    onRequest: policy.requireRight('settings.write'),
    handler: (request) => settings.update(actorOf(request), request.body),
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
