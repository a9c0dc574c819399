import type { NewStaffToken } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Button, Dialog, TextField } from '@tessera/shared/ui';
import { useRef } from 'react';
import { tokensMessages } from '../../../messages/settings/tokens';
import styles from './made-token-dialog.module.css';

interface MadeTokenDialogProps {
  /** undefined: closed */
  made: NewStaffToken | undefined;
  onClose: () => void;
}

/** The token itself, which nobody is shown again. */
export function MadeTokenDialog({ made, onClose }: MadeTokenDialogProps) {
  const text = useMessages(tokensMessages);
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    try {
      // only secure contexts have a clipboard
      await navigator.clipboard.writeText(made?.token ?? '');
      toast.success(text.copied);
    } catch {
      field.current?.select();
    }
  }

  return (
    <Dialog open={made !== undefined} onClose={onClose} title={made ? text.madeTitle(made.name) : ''} size="lg">
      <div className={styles.Body}>
        <TextField
          ref={field}
          label={text.token}
          hint={text.shownOnce}
          value={made?.token ?? ''}
          readOnly
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className={styles.Actions}>
          <Button variant="secondary" onClick={() => void copy()}>
            {text.copy}
          </Button>
          <Button onClick={onClose}>{text.kept}</Button>
        </div>
      </div>
    </Dialog>
  );
}
