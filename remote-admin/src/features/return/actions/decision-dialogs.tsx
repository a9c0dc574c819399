import { useMessages } from '@tessera/shared/i18n';
import { valueOf } from '../../../controls/write-errors';
import { returnMessages } from '../../../messages/orders/return';
import { MessageField } from './message-field';
import { ReturnForm, type ReturnDialogProps } from './return-dialog';

/** The goods may be sent back. */
export function ApproveDialog(props: ReturnDialogProps) {
  const text = useMessages(returnMessages);
  return (
    <ReturnForm
      {...props}
      action="approve"
      title={text.approveTitle(props.one.number)}
      description={text.approveText}
      submit={text.actions.approve}
      done={() => text.done.approve}
      read={(form) => ({ body: { message: valueOf(form, 'message') } })}
    >
      {(errors) => <MessageField label={text.optional(text.message)} hint={text.approveHint} error={errors.message} />}
    </ReturnForm>
  );
}

/** The goods are not taken back: the customer is told why. */
export function RefuseDialog(props: ReturnDialogProps) {
  const text = useMessages(returnMessages);
  return (
    <ReturnForm
      {...props}
      action="refuse"
      title={text.refuseTitle(props.one.number)}
      description={text.refuseText}
      submit={text.actions.refuse}
      tone="danger"
      done={() => text.done.refuse}
      read={(form) => {
        const message = valueOf(form, 'message');
        return message === '' ? { errors: { message: text.reasonMissing } } : { body: { message } };
      }}
    >
      {(errors) => <MessageField label={text.reason} hint={text.reasonHint} error={errors.message} />}
    </ReturnForm>
  );
}
