import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { TextArea } from '@tessera/shared/ui';
import { FormDialog } from '../../../controls/form-dialog';
import { errorsOf, valueOf } from '../../../controls/write-errors';
import { reviewsMessages } from '../../../messages/reviews';
import { useDecide } from '../use-decide';

interface RefuseDialogProps {
  ids: readonly string[];
  open: boolean;
  onClose: () => void;
  onDone?: (() => void) | undefined;
}

/** Keeps reviews out of the shop, or takes them out of it, with a reason for those who wrote them. */
export function RefuseDialog({ ids, open, onClose, onDone }: RefuseDialogProps) {
  const { refuse } = useMessages(reviewsMessages);
  const decide = useDecide(() => {
    onDone?.();
    onClose();
  });
  const errors = errorsOf(decide.error);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={refuse.title(ids.length)}
      description={refuse.text}
      submit={refuse.submit}
      tone="danger"
      pending={decide.isPending}
      error={decide.error ? decide.error.message || UNEXPECTED_ERROR : undefined}
      onSubmit={(form) => decide.mutate({ ids, state: 'refused', reason: valueOf(new FormData(form), 'reason') })}
    >
      <TextArea
        label={refuse.reason}
        hint={refuse.reasonHint}
        name="reason"
        rows={3}
        maxLength={500}
        error={errors.reason}
      />
    </FormDialog>
  );
}
