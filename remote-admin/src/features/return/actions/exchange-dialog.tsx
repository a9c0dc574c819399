import { useMessages } from '@tessera/shared/i18n';
import { TextArea, TextField } from '@tessera/shared/ui';
import { valueOf } from '../../../controls/write-errors';
import { returnMessages } from '../../../messages/return';
import { ReturnForm, type ReturnDialogProps } from './return-dialog';

/** Another order takes the place of the money: one that staff have written for the same customer. */
export function ExchangeDialog(props: ReturnDialogProps) {
  const text = useMessages(returnMessages);
  return (
    <ReturnForm
      {...props}
      action="exchange"
      title={text.exchangeTitle(props.one.number)}
      description={text.exchangeText}
      submit={text.actions.exchange}
      done={() => text.done.exchange}
      read={(form) => {
        const order = valueOf(form, 'order');
        if (order === '') return { errors: { order: text.replacementMissing } };
        return { body: { order, message: valueOf(form, 'message') } };
      }}
    >
      {(errors) => (
        <>
          <TextField label={text.replacement} name="order" maxLength={50} autoComplete="off" error={errors.order} />
          <TextArea
            label={text.optional(text.message)}
            name="message"
            rows={2}
            maxLength={1000}
            hint={text.reasonHint}
            error={errors.message}
          />
        </>
      )}
    </ReturnForm>
  );
}
