import { toast } from '@tessera/shared/events';
import { Button, Dialog, TextField } from '@tessera/shared/ui';
import { useRef } from 'react';
import styles from './shown-once-dialog.module.css';

export interface ShownOnceWords {
  /** of the field */
  label: string;
  shownOnce: string;
  copy: string;
  copied: string;
  kept: string;
}

interface ShownOnceDialogProps {
  /** undefined: closed */
  value: string | undefined;
  title: string;
  words: ShownOnceWords;
  onClose: () => void;
}

/** A secret that nobody is shown again. */
export function ShownOnceDialog({ value, title, words, onClose }: ShownOnceDialogProps) {
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    try {
      // only secure contexts have a clipboard
      await navigator.clipboard.writeText(value ?? '');
      toast.success(words.copied);
    } catch {
      field.current?.select();
    }
  }

  return (
    <Dialog open={value !== undefined} onClose={onClose} title={title} size="lg">
      <div className={styles.Body}>
        <TextField
          ref={field}
          label={words.label}
          hint={words.shownOnce}
          value={value ?? ''}
          readOnly
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className={styles.Actions}>
          <Button variant="secondary" onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button onClick={onClose}>{words.kept}</Button>
        </div>
      </div>
    </Dialog>
  );
}
