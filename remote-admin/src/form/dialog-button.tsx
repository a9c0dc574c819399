import type { ImportLate } from '@tessera/shared/late';
import type { ReactNode } from 'react';
import { ActionButton } from '../controls/actions/action-button';
import { useRights, type Right } from '../rights/use-rights';
import { useLateDialog } from './use-late-dialog';

/** What a dialog is told that begins with nothing. */
export interface OpenDialogProps {
  open: boolean;
  onClose: () => void;
}

interface DialogButtonProps {
  /** without it the button says why it cannot be pressed */
  right: Right;
  /** the dialog that it opens: its code comes with the first press */
  importDialog: ImportLate<OpenDialogProps>;
  children: ReactNode;
}

/** A page's own button that opens a dialog: most often the form of something new. */
export function DialogButton({ right, importDialog, children }: DialogButtonProps) {
  const reason = useRights()(right);
  const { Dialog, opened, open, close } = useLateDialog<null, OpenDialogProps>(importDialog);
  return (
    <>
      <ActionButton size="sm" reason={reason} onClick={() => open(null)}>
        {children}
      </ActionButton>
      {Dialog && opened && <Dialog key={opened.count} open={opened.isOpen} onClose={close} />}
    </>
  );
}
