import type { AdminReturn } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { valueOf } from '../../../controls/write-errors';
import { returnMessages } from '../../../messages/orders/return';
import { RefundFields } from '../../../orders/refund-fields';
import { refundAmount } from '../model/refund.model';
import { allMissing } from '../model/return.model';
import { refundPreviewQuery } from '../return.queries';
import { DraftInVain } from './exchange-notices';
import { MessageField } from './message-field';
import { ReturnForm, type ReturnDialogProps } from './return-dialog';

/** What is chosen to go back, and what the server says that it comes to. */
function useRefund(one: AdminReturn, open: boolean, locale: string) {
  const [delivery, setDelivery] = useState(false);
  /** an amount as somebody typed it; undefined: what the goods and the delivery cost */
  const [typed, setTyped] = useState<string>();
  const enabled = open && one.state === 'received';
  const goods = useQuery({ ...refundPreviewQuery(one, { delivery }), enabled });
  const { field, amount, asked } = refundAmount(typed, goods.data, { currency: one.currency, locale });
  const isAsked = asked !== undefined;
  const adjusted = useQuery({
    ...refundPreviewQuery(one, { delivery, ...(isAsked && { amount: asked }) }),
    enabled: enabled && isAsked,
  });
  const { data: known, error, isFetching } = isAsked ? adjusted : goods;
  return {
    delivery,
    setDelivery,
    field,
    setTyped,
    amount,
    refundable: goods.data?.refundable,
    known,
    error,
    isBusy: isFetching,
  };
}

/** Gives the money back for what is here, with the delivery or without, and shows beforehand what it comes to. */
export function RefundDialog(props: ReturnDialogProps) {
  const text = useMessages(returnMessages);
  const locale = useLocale();
  const { one, open } = props;
  const { currency, number, order } = one;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const refund = useRefund(one, open, locale);
  const { amount, refundable, delivery } = refund;
  const missing = allMissing(one);

  function read(form: FormData) {
    if (!amount) return { errors: { amount: text.amountWrong } };
    if (refundable !== undefined && amount > refundable) return { errors: { amount: text.tooMuch(money(refundable)) } };
    return { body: { amount, delivery, message: valueOf(form, 'message') } };
  }

  return (
    <ReturnForm
      {...props}
      action="refund"
      title={text.refundTitle(number)}
      description={text.refundText}
      submit={amount ? text.refundOf(money(amount)) : text.actions.refund}
      tone="danger"
      busy={refund.isBusy}
      done={({ refund_amount }) => text.done.refund(money(refund_amount ?? 0))}
      read={read}
    >
      {(errors) => (
        <>
          <DraftInVain one={one} />
          {missing > 0 && <Alert tone="warning">{text.refundMissing(missing)}</Alert>}
          <RefundFields
            currency={currency}
            shipping={order.shipping > 0 ? text.refundDelivery(money(order.shipping)) : undefined}
            label={text.amount}
            hint={text.amountHint}
            amount={refund.field}
            errors={errors}
            refund={refund}
          />
          <MessageField label={text.optional(text.message)} hint={text.reasonHint} error={errors.message} />
        </>
      )}
    </ReturnForm>
  );
}
