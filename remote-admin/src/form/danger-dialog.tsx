import type { ReactNode } from 'react';
import { FormDialog } from '../controls/form-dialog';

interface DangerDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  submit: string;
  size?: 'md' | 'lg';
  /** what is asked about; a failure stays until the question is given up */
  write: { isPending: boolean; error: Error | null; reset: () => void };
  onConfirm: () => void;
  children?: ReactNode;
}

/** Asks before something goes for good. */
export function DangerDialog({ write, onClose, onConfirm, ...words }: DangerDialogProps) {
  return (
    <FormDialog
      {...words}
      tone="danger"
      pending={write.isPending}
      error={write.error?.message}
      onClose={() => {
        write.reset();
        onClose();
      }}
      onSubmit={onConfirm}
    />
  );
}
