import { useMessages } from '@tessera/shared/i18n';
import type { ReactNode } from 'react';
import { valueOf } from '../../../controls/write-errors';
import { AskedField } from '../../../form/fields/asked-field';
import { returnMessages } from '../../../messages/orders/return';
import { DraftInVain, MissingNotice } from './exchange-notices';
import { MessageField } from './message-field';
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
          <AskedField label={text.replacement} name="order" maxLength={50} errors={errors} />
          <MessageField label={text.optional(text.message)} rows={2} hint={text.reasonHint} error={errors.message} />
        </>
      )}
    </ReturnForm>
  );
}
