import type { ReminderSettings } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button, TextField } from '@tessera/shared/ui';
import { useRef, useState } from 'react';
import form from '../../../form/page/page-form.module.css';
import { remindersMessages } from '../../../messages/settings/reminders';
import { Card } from '../../../page/card';
import type { SettingsFormProps } from '../../../settings/settings-content';
import { SettingsEditForm } from '../../../settings/settings-edit-form';
import { useSettingsEdit } from '../../../settings/use-settings-edit';
import {
  bodyOf,
  daysOf,
  draftOf,
  keepSteps,
  mergeDrafts,
  newStep,
  takeTheirs,
  type RemindersDraft,
  type StepDraft,
  type TextLanguage,
} from './reminders.model';
import { saveReminders } from './reminders.queries';
import { ReminderPreviewDialog } from './reminder-preview-dialog';
import { StepFields } from './step-fields';

const MOST_STEPS = 12;

/** When pay-later customers are reminded and with which words, and from when on they buy nothing more. */
export function RemindersForm({ settings, reason, onSaved, onFailed }: SettingsFormProps<ReminderSettings>) {
  const text = useMessages(remindersMessages);
  const count = useRef(0);
  const [shown, setShown] = useState<{ step: StepDraft; language: TextLanguage }>();
  const edit = useSettingsEdit(settings, {
    draftOf,
    bodyOf: (draft) => bodyOf(draft, text.faults),
    merge: mergeDrafts,
    keep: keepSteps,
    takeTheirs,
    save: saveReminders,
    onSaved,
    onFailed,
  });
  const { draft, errors } = edit;
  const whenOf = (step: StepDraft): string => text.when(daysOf(step));

  function inWords({ hold_after_days, steps }: RemindersDraft): Record<string, string> {
    const own = ({ texts: { en, de } }: StepDraft) => [en?.text, de?.text].filter(Boolean).join(' · ') || text.usual;
    return { hold_after_days, ...Object.fromEntries(steps.map((step) => [step.key, `${whenOf(step)}: ${own(step)}`])) };
  }

  const setSteps = (steps: StepDraft[]) => edit.change({ ...draft, steps });

  function add(): void {
    count.current += 1;
    setSteps([...draft.steps, newStep(`new-${count.current}`)]);
  }

  return (
    <>
      <SettingsEditForm
        edit={edit}
        reason={reason}
        stale={text.stale}
        inWords={inWords}
        labels={Object.fromEntries([
          ['hold_after_days', text.hold],
          ...draft.steps.map((step) => [step.key, whenOf(step)]),
        ])}
      >
        <Card title={text.holding}>
          <div className={form.Group}>
            <TextField
              label={text.hold}
              hint={text.holdHint}
              value={draft.hold_after_days}
              error={errors['hold_after_days']}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              onChange={({ target }) => edit.change({ ...draft, hold_after_days: target.value })}
            />
          </div>
        </Card>
        {draft.steps.map((step, index) => (
          <StepFields
            key={step.key}
            step={step}
            title={whenOf(step)}
            settings={edit.base}
            path={`steps.${index}`}
            errors={errors}
            reason={reason}
            onChange={(changes) => setSteps(draft.steps.map((one) => (one === step ? { ...one, ...changes } : one)))}
            onRemove={draft.steps.length > 1 ? () => setSteps(draft.steps.filter((one) => one !== step)) : undefined}
            onPreview={(language) => setShown({ step, language })}
          />
        ))}
        {reason === undefined && draft.steps.length < MOST_STEPS && (
          <div>
            <Button variant="secondary" size="sm" onClick={add}>
              {text.add}
            </Button>
          </div>
        )}
      </SettingsEditForm>
      {shown && <ReminderPreviewDialog {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
