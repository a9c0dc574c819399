import { api } from '@tessera/shared/client';
import type { ReminderPreview, ReminderSettings, ReminderText } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import type { RemindersBody, TextLanguage } from './reminders.model';

/** When pay-later customers are reminded, and with which words. */
export function reminderSettingsQuery() {
  return queryOptions({
    queryKey: ['admin', 'reminder-settings'],
    queryFn: ({ signal }) => api.get<ReminderSettings>('admin/pay-later/reminders', { signal }),
    meta: { personal: true },
  });
}

/** Refused when somebody changed them since this version. */
export const saveReminders = (body: RemindersBody, version: number) =>
  api.put<ReminderSettings>('admin/pay-later/reminders', { json: { ...body, version } });

/** A reminder with a made-up instalment, as it would be sent. */
export const previewReminder = (asked: { days: number; language: TextLanguage; text: ReminderText | null }) =>
  api.post<ReminderPreview>('admin/pay-later/reminders/preview', { json: asked });
