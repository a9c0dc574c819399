import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { TextField } from '@tessera/shared/ui';
import { MoneyField } from '../../../../controls/money-field';
import { moneyInput, parseMoney } from '../../../../numbers/money.model';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { valueOf } from '../../../../controls/write-errors';
import { DraftForm, type DraftDialogProps } from './draft-dialog';

/** A delivery at a price that was agreed on, in the place of what is offered. */
export function DeliveryDialog(props: DraftDialogProps) {
  const text = useMessages(draftsMessages);
  const locale = useLocale();
  const { agreed_delivery, currency } = props.draft;
  return (
    <DraftForm
      {...props}
      title={text.agreedTitle}
      read={(form) => {
        const name = valueOf(form, 'name');
        const price = parseMoney(valueOf(form, 'price'), currency, locale);
        if (!name) return { errors: { name: text.deliveryNameMissing } };
        if (price === undefined) return { errors: { price: text.amountWrong } };
        return { agreed_delivery: { name, price } };
      }}
    >
      {(errors) => (
        <>
          <TextField
            label={text.deliveryName}
            name="name"
            maxLength={100}
            autoComplete="off"
            defaultValue={agreed_delivery?.name}
            error={errors['name']}
          />
          <MoneyField
            label={text.price}
            currency={currency}
            name="price"
            defaultValue={agreed_delivery ? moneyInput(agreed_delivery.price, currency, locale) : ''}
            error={errors['price']}
          />
        </>
      )}
    </DraftForm>
  );
}
