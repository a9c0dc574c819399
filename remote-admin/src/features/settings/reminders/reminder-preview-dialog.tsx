import { useMessages } from '@tessera/shared/i18n';
import { Alert, Dialog, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { remindersMessages } from '../../../messages/settings/reminders';
import styles from './reminder-preview-dialog.module.css';
import { daysOf, type StepDraft, type TextLanguage } from './reminders.model';
import { previewReminder } from './reminders.queries';

interface ReminderPreviewDialogProps {
  step: StepDraft;
  language: TextLanguage;
  onClose: () => void;
}

/** A reminder as it would be sent, with a made-up instalment. */
export function ReminderPreviewDialog({ step, language, onClose }: ReminderPreviewDialogProps) {
  const text = useMessages(remindersMessages);
  const asked = { days: daysOf(step) ?? 0, language, text: step.texts[language] };
  const { data, error } = useQuery({
    queryKey: ['admin', 'reminder-preview', asked],
    queryFn: () => previewReminder(asked),
    meta: { personal: true },
    retry: false,
  });
  return (
    <Dialog open onClose={onClose} title={data?.subject ?? text.previewTitle} description={text.previewLead}>
      {error && <Alert tone="error">{error.message}</Alert>}
      {data ? (
        <p className={styles.Mail} lang={language}>
          {data.text}
        </p>
      ) : (
        !error && <Skeleton shape="block" />
      )}
    </Dialog>
  );
}
