import { isDeepStrictEqual } from 'node:util';
import { AppError, notValid } from '../../../errors/errors';
import type { FieldErrors } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import { messageOf } from '../../../messages/message';
import type { LocalizedMessage } from '../../../messages/message';
import type { AuditService } from '../../audit/audit.service';
import { inBraces, unknownPlaceholder } from '../../../presenters/words/placeholders';
import { REMINDER_PLACEHOLDERS, USUAL_REMINDERS } from '../../../presenters/words/reminder-words';
import type { ReminderText } from '../../../presenters/words/reminder-words';
import type { MailService } from '../../mail/mail.service';
import { readReminderSettings } from './reminder-settings';
import type { ReminderSettings } from './reminder-settings';
import { reminderSettingsRepository } from './reminder-settings.repository';
import type { ReminderPreviewAsked, ReminderSettingsEdit, ReminderSettingsView } from './reminder-settings.schemas';

export interface ReminderSettingsDeps extends Pick<Infra, 'db' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
  mail: Pick<MailService, 'show'>;
}

export type ReminderSettingsService = ReturnType<typeof createReminderSettings>;

const LANGUAGES = ['en', 'de'] as const;
const SAMPLE_AMOUNT = 4_800;

/** When pay-later customers are reminded, with which words, and from when on they buy nothing more. */
export function createReminderSettings({ db, clock, audit, mail }: ReminderSettingsDeps) {
  async function view(handle: Db | Trx = db): Promise<ReminderSettingsView> {
    const { settings, version } = await readReminderSettings(handle);
    return { ...settings, usual: USUAL_REMINDERS, placeholders: REMINDER_PLACEHOLDERS, version };
  }

  return {
    get: () => view(),

    /**
     * Changes them; reminders go by them from the next hour on. What was sent stays in the history, and no step is sent
     * that lies before one that was.
     * @throws AppError `validation.failed` by field; `conflict` with `present` where they were changed since they were read
     */
    async update(actor: Actor, { version, ...given }: ReminderSettingsEdit): Promise<ReminderSettingsView> {
      const faults = faultsOf(given);
      if (Object.keys(faults).length > 0) throw notValid(faults);
      const edit: ReminderSettings = { ...given, steps: given.steps.toSorted((one, other) => one.days - other.days) };
      const refuse = async (trx: Trx) => new AppError('conflict', {}, { extensions: { present: await view(trx) } });
      await withTransaction(db, async (trx) => {
        const { settings: before, version: found } = await readReminderSettings(trx);
        if (found !== version) throw await refuse(trx);
        if (isDeepStrictEqual(before, edit)) return;
        // somebody may be faster by a moment
        const isMine = await reminderSettingsRepository.replace(trx, { value: edit, version, now: clock.now() });
        if (!isMine) throw await refuse(trx);
        const entry = { action: 'pay_later.set_reminders', record_type: 'reminder_settings', record_id: 'pay_later' };
        await audit.record(trx, actor, { ...entry, before: inWords(before), after: inWords(edit) });
      });
      return view();
    },

    /** A reminder of so many days with a made-up instalment; nothing is sent. @throws AppError `validation.failed` */
    async preview({ days, language, text }: ReminderPreviewAsked, currency: string) {
      const fault = text && textFaults('text', text);
      if (fault && Object.keys(fault).length > 0) throw notValid(fault);
      const due_on = new Date(clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
      const part = { order_number: 'K7-3F9QX', due_on, amount: SAMPLE_AMOUNT, days: -days };
      const data = { first_name: 'Ada', currency, parts: [part], own: text };
      const { subject, text: shown } = await mail.show({ template: 'pay-later-reminder', data, language });
      return { subject, text: shown };
    },
  };
}

function textFaults(path: string, text: ReminderText): FieldErrors {
  const faults = (['subject', 'text'] as const).flatMap((part): [string, LocalizedMessage[]][] => {
    if (text[part].trim() === '') return [[`${path}.${part}`, [messageOf('validation.failed.required')]]];
    const name = unknownPlaceholder(text[part], REMINDER_PLACEHOLDERS);
    const known = inBraces(REMINDER_PLACEHOLDERS);
    if (name === undefined) return [];
    return [[`${path}.${part}`, [messageOf('validation.failed.placeholder', { name, known })]]];
  });
  return Object.fromEntries(faults);
}

function faultsOf({ steps }: Pick<ReminderSettings, 'steps'>): FieldErrors {
  const faults: FieldErrors[] = steps.map(({ days, texts }, index) => {
    const isTwice = steps.findIndex((step) => step.days === days) < index;
    const own = LANGUAGES.map((language) => {
      const text = texts[language];
      return text ? textFaults(`steps.${index}.texts.${language}`, text) : {};
    });
    const twice = isTwice ? { [`steps.${index}.days`]: [messageOf('validation.failed.reminder_twice')] } : {};
    return Object.assign(twice, ...own) as FieldErrors;
  });
  return Object.assign({}, ...faults) as FieldErrors;
}

/** As the log shows them: the days in one line, and of each text in which language and for which day it is. */
function inWords({ hold_after_days, steps }: ReminderSettings): object {
  const own = steps.flatMap(({ days, texts }) =>
    LANGUAGES.flatMap((language) => {
      const text = texts[language];
      return text ? [`${days} · ${language} · ${text.subject} · ${text.text}`] : [];
    }),
  );
  return { hold_after_days, reminder_days: steps.map(({ days }) => days).join(', '), reminder_texts: own };
}
