import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import styles from './section.module.css';
import { frameMessages } from './frame-messages';

interface FormActionsProps {
  submit: string;
  pendingText: string;
  pending: boolean;
  onCancel: () => void;
}

/** How a form ends: its one action, and the way back. */
export function FormActions({ submit, pendingText, pending, onCancel }: FormActionsProps) {
  const texts = useMessages(frameMessages);
  return (
    <div className={styles.Actions}>
      <Button type="submit" pending={pending} pendingText={pendingText}>
        {submit}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
