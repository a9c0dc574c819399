import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { frameMessages } from '../../messages/frame';
import styles from '../section/section.module.css';

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
