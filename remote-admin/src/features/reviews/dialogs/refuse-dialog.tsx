import { useMessages } from '@tessera/shared/i18n';
import { valueOf } from '../../../controls/write-errors';
import { AskDialog } from '../../../form/ask-dialog';
import { ReasonField } from '../../../form/fields/reason-field';
import { reviewsMessages } from '../../../messages/reviews';
import type { Decision } from '../reviews.queries';
import { useDecide } from '../use-decide';

interface RefuseDialogProps {
  ids: readonly string[];
  open: boolean;
  onClose: () => void;
  onDone?: (() => void) | undefined;
}

/** Keeps reviews out of the shop, or takes them out of it, with a reason for those who wrote them. */
export function RefuseDialog({ ids, ...dialog }: RefuseDialogProps) {
  const { text, reason, reasonHint, ...refuse } = useMessages(reviewsMessages).refuse;
  const words = { title: refuse.title(ids.length), description: text, submit: refuse.submit };
  const read = (form: FormData): Decision => ({ ids, state: 'refused', reason: valueOf(form, 'reason') });
  return (
    <AskDialog {...dialog} {...words} tone="danger" read={read} send={useDecide().mutateAsync}>
      {(errors) => <ReasonField label={reason} hint={reasonHint} error={errors.reason} />}
    </AskDialog>
  );
}
