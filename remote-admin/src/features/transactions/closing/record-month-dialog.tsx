import type { MonthClosing } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, TextArea } from '@tessera/shared/ui';
import { valueOf } from '../../../controls/write-errors';
import { AskDialog } from '../../../form/ask-dialog';
import { closingMessages } from '../../../messages/transactions/closing';
import { recordMonth } from './closing.queries';

export interface RecordMonthDialogProps {
  closing: MonthClosing;
  open: boolean;
  onClose: () => void;
  onRecorded: (closing: MonthClosing) => void;
  /** somebody else has recorded it, or its sums are others by now */
  onFailed: () => void;
}

/** Asks whether the sums of a month are to be kept. */
export default function RecordMonthDialog({ closing, open, onClose, onRecorded, onFailed }: RecordMonthDialogProps) {
  const text = useMessages(closingMessages);
  const title = closing.recorded ? text.recordAgain : text.record;
  return (
    <AskDialog<{ note: string }, MonthClosing>
      open={open}
      onClose={onClose}
      title={title}
      description={closing.recorded ? text.recordAgainText : text.recordText}
      submit={title}
      done={text.done}
      read={(form) => ({ note: valueOf(form, 'note') })}
      send={({ note }) => recordMonth(closing, note)}
      onDone={onRecorded}
      onFailed={onFailed}
      notice={closing.differing > 0 && <Alert tone="warning">{text.recordDiffers}</Alert>}
    >
      {(errors) => (
        <TextArea label={text.note} name="note" rows={3} maxLength={500} hint={text.noteHint} error={errors.note} />
      )}
    </AskDialog>
  );
}
