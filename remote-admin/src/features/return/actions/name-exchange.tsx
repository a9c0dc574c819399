import { useMessages } from '@tessera/shared/i18n';
import { TextArea, TextField } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import { valueOf } from '../../../controls/write-errors';
import { returnMessages } from '../../../messages/orders/return';
import { DraftInVain, MissingNotice } from './exchange-notices';
import { ReturnForm, type ReturnDialogProps } from './return-dialog';

interface NameExchangeProps extends ReturnDialogProps {
  /** the other way to exchange, where it can be taken */
  children: ReactNode;
}

/** An order that there is already takes the place of the money: one of the same customer. */
export function NameExchange({ children, ...props }: NameExchangeProps) {
  const text = useMessages(returnMessages);
  return (
    <ReturnForm
      {...props}
      action="exchange"
      title={text.exchangeTitle(props.one.number)}
      description={text.nameText}
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
          {children}
          <DraftInVain one={props.one} />
          <MissingNotice one={props.one} />
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
