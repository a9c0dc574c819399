import type { Db, Trx } from '../../../infra/database/db';
import type { ReminderText } from '../../../presenters/words/reminder-words';
import { reminderSettingsRepository } from './reminder-settings.repository';

export interface ReminderSettings {
  /** whoever has something overdue for more than these days buys nothing more by pay-later */
  hold_after_days: number;
  /** by days from the due date, the earliest first; a text of null is the usual one */
  steps: { days: number; texts: Record<'en' | 'de', ReminderText | null> }[];
}

const DEFAULTS: ReminderSettings = {
  hold_after_days: 0,
  steps: [-5, -1, 0, 3, 7, 14].map((days) => ({ days, texts: { en: null, de: null } })),
};

/** When pay-later customers are reminded and with which words, and from when on they buy nothing more. */
export async function readReminderSettings(handle: Db | Trx): Promise<{ settings: ReminderSettings; version: number }> {
  const { value, version } = await reminderSettingsRepository.find(handle);
  // Written by `reminder-settings.service.ts` alone, which is typed.
  return { settings: { ...DEFAULTS, ...(value as Partial<ReminderSettings> | undefined) }, version };
}
