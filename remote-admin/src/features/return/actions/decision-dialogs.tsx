import { useMessages } from '@tessera/shared/i18n';
import { TextArea } from '@tessera/shared/ui';
import { valueOf } from '../../../controls/write-errors';
import { returnMessages } from '../../../messages/return';
import { ReturnForm, type ReturnDialogProps } from './return-dialog';

const MOST_LETTERS = 1000;

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
      {(errors) => (
        <TextArea
          label={text.optional(text.message)}
          name="message"
          rows={3}
          maxLength={MOST_LETTERS}
          hint={text.approveHint}
          error={errors.message}
        />
      )}
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
      {(errors) => (
        <TextArea
          label={text.reason}
          name="message"
          rows={3}
          maxLength={MOST_LETTERS}
          hint={text.reasonHint}
          error={errors.message}
        />
      )}
    </ReturnForm>
  );
}
