import type { NewStaffToken } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { ShownOnceDialog } from '../../../form/shown-once-dialog';
import { tokensMessages } from '../../../messages/settings/tokens';

interface MadeTokenDialogProps {
  /** undefined: closed */
  made: NewStaffToken | undefined;
  onClose: () => void;
}

/** The token itself, which nobody is shown again. */
export function MadeTokenDialog({ made, onClose }: MadeTokenDialogProps) {
  const text = useMessages(tokensMessages);
  return (
    <ShownOnceDialog
      value={made?.token}
      title={made ? text.madeTitle(made.name) : ''}
      words={{ ...text, label: text.token }}
      onClose={onClose}
    />
  );
}
